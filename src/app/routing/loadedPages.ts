import type { ComponentType } from 'react';
import type { PageName } from '../../features/navigation/paths';

/**
 * The pages whose chunks are loaded. Not in routes.ts, which runs again when a
 * page is edited in the development server.
 */
export const loadedPages = new Map<PageName, ComponentType>();

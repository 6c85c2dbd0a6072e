import type { ComponentProps } from 'react';
import { NotListed } from '../../features/navigation/components/PageHead';
import { ErrorNotice } from './ErrorNotice';
import { titleOf } from '../../ui/title';

export const ErrorPage = (props: ComponentProps<typeof ErrorNotice>) => (
  <>
    <title>{titleOf('Unexpected Application Error!')}</title>
    <NotListed />
    <ErrorNotice {...props} />
  </>
);

export const NotFoundPage = () => <ErrorPage reason="404 Not Found" />;

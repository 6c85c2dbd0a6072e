import type { Location } from 'react-router-dom';

/** The props of every page. */
export interface PageProps {
  /** The location of this page. While the next page loads, the router's location is already another one. */
  readonly location: Location;
}

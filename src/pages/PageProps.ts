export interface PageProps {
  /** The pathname of this page. While the next page loads, the router's location is already another one. */
  readonly pathname: string;
}

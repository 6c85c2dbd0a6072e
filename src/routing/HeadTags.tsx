import { useState } from 'react';
import { shareImage } from '../data/banners';
import { PAGE_DESCRIPTIONS } from '../data/pageDescriptions';
import { settings } from '../data/settings';
import type { Shop } from '../data/types';
import { useIsHydrating } from '../ui/useIsHydrating';
import { isPersonalPath, PATHS, parsePathname, SITE_ORIGIN } from './paths';

/** The title of the document: `Cart · Weft`. */
export const fullTitleOf = (title: string): string =>
  `${title} · ${settings.name}`;

interface Props {
  /** Without the name of the shop, except on the home page. */
  title: string;
  /** The canonical URL of the page, without the origin. */
  url: string;
  description?: string | undefined;
  image?: Shop['shareImage'];
  type?: 'product' | 'website';
  /** Whether search engines list the page. */
  isIndexed?: boolean;
  /** Describes the page to search engines. */
  jsonLd?: object;
}

const descriptionAt = (url: string) => {
  const [pathname = ''] = url.split('?');
  const { page } = parsePathname(pathname);
  return PAGE_DESCRIPTIONS[page] ?? settings.summary ?? settings.name;
};

/**
 * The tags that search engines, link previews and the browser's Share read.
 * React moves them into the head, in the build and in the browser.
 */
export const HeadTags = ({
  title,
  url,
  description = descriptionAt(url),
  image = shareImage,
  type = 'website',
  isIndexed = !isPersonalPath(url),
  jsonLd,
}: Props) => {
  const canonical = SITE_ORIGIN + url;
  const fullTitle = url === PATHS.home ? title : fullTitleOf(title);
  // Only a prerendered page contains the JSON-LD. That is enough, because
  // search engines load each page. The content security policy blocks a script
  // that React creates.
  const [isPrerendered] = useState(useIsHydrating());
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <NoIndex />}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {SITE_ORIGIN && (
        <>
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={SITE_ORIGIN + image.src} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {jsonLd && isPrerendered && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            // A `<` could end the `script` element.
            __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
};

/** Excludes the page from search engines. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

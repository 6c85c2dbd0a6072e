import { EMAIL } from '../../src/domain/copy';

const DAY = 24 * 60 * 60 * 1000;

/** RFC 9116 wants less than a year; a build renews it, so only a shop that is no longer built runs out. */
const DAYS_GOOD = 360;

/** `.well-known/security.txt`: whom to tell of a hole, good from the day of `now`. */
export const securityTxt = (site: string, now: Date): string => {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: ${EMAIL.href}`,
    `Expires: ${new Date(today + DAYS_GOOD * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
};

import { isMet, verdictsOf } from '../../../tools/measure/bars';
import { boxesOf, floorOf, isPrerendered, withoutScripts } from '../../../tools/measure/floor';
import type { Load } from '../../../tools/measure/load';
import { figuresOf, heldAgainstFloors } from '../../../tools/measure/pages';
import { blockingTime, longestOf, median, ratio, spreadOf, within } from '../../../tools/measure/stats';
import { stateTable } from '../../../tools/measure/stateTable';
import type { Subject } from '../../../tools/measure/subjects';
import { said, table } from '../../../tools/table';

describe('figures of several runs', () => {
  it('have the middle one for their median, whatever came last', () => {
    expect(median([900, 100, 300])).toBe(300);
    expect(median([400, 100, 300, 200])).toBe(250);
    expect(spreadOf([300, 100, 900])).toEqual({ median: 300, low: 100, high: 900 });
  });

  it('are no figure where nothing was measured', () => {
    expect(median([])).toBeNaN();
    expect(said(median([]))).toBe('–');
    expect(ratio(10, 0)).toBeNaN();
  });
});

describe('tasks', () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 500, duration: 50 },
    { start: 600, duration: 80 },
  ];

  it('block for what they take beyond 50 ms', () => {
    expect(blockingTime(tasks, 0)).toBe(350 + 30);
  });

  it('block nobody before there is something to see', () => {
    expect(blockingTime(tasks, 400)).toBe(30);
    expect(blockingTime(tasks, 330)).toBe(20 + 30);
  });

  it('are long by the longest of them', () => {
    expect(longestOf(tasks)).toBe(400);
    expect(longestOf([])).toBe(0);
  });
});

describe('a page held against its floor', () => {
  const load = (lcp: number): Load => ({
    fcp: lcp / 2,
    lcp,
    largest: 'img',
    cls: 0,
    moved: [],
    busiest: 'main.js 60 ms',
    tbt: 0,
    longest: 60,
    requests: 3,
    work: { all: 9, script: 6, layout: 2 },
    bytes: { script: 1024, page: 1024, font: 0, image: 2048, other: 0 },
  });
  const floor: Subject = { name: 'list, by hand', address: '/floor/list', part: 'floor' };
  const list: Subject = { name: 'list', address: '/Collections', part: 'list', floor: floor.name };
  const pages = heldAgainstFloors([
    figuresOf(floor, [load(400), load(600), load(500)]),
    figuresOf(list, [load(600), load(9000), load(700)]),
  ]);

  it('is as many times its floor as the medians are', () => {
    expect(pages[0]?.toFloor).toBeUndefined();
    expect(pages[1]?.toFloor).toEqual({ fcp: 1.4, lcp: 1.4 });
    expect(pages[1]?.bytes.all).toBe(4096);
  });

  it('is over where it is more than its bar, and met where it is just that', () => {
    const verdicts = verdictsOf({ pages });
    const over = verdicts.filter((verdict) => !isMet(verdict)).map(({ what }) => what);
    expect(over).toEqual(['list: FCP × floor', 'list: LCP × floor']);
    expect(isMet({ what: '', figure: 1.3, bar: 1.3, digits: 2 })).toBe(true);
    expect(isMet({ what: '', figure: NaN, bar: 1.3, digits: 2 })).toBe(false);
  });
});

describe('a floor', () => {
  const list = {
    title: 'Collections',
    heading: 'All Collections',
    count: '1 product',
    links: ['HOME'],
    cards: [
      {
        href: '/product/coat',
        name: 'Coat & <Hat>',
        price: '$68',
        picture: { src: '/coat.avif', srcset: '/coat.avif 800w', loading: 'lazy', fetchpriority: '' },
      },
    ],
    foot: ['© Weft'],
  };

  it('shows what the shop shows, asks for its pictures as the shop does, and runs nothing', () => {
    const html = floorOf(list);
    expect(html).toContain('<img src="/coat.avif" srcset="/coat.avif 800w" loading="lazy">');
    expect(html).toContain('Coat &amp; &lt;Hat></h3><p>$68</p>');
    expect(html).not.toContain('<script');
    expect(isPrerendered(html)).toBe(true);
    expect(boxesOf(list)).toContain('<input type="checkbox">Women');
  });

  it('of a page is that page without its scripts, and without asking for them ahead', () => {
    const page = `<link rel="modulepreload" href="/a.js"><link href=/b.js rel=preload as=script><link rel="preload" as="font" href="/f.woff2">
<style>h1{}</style><script>var a = '<h1>';</script><h1>Weft</h1><script type="module" src="/a.js"></script>`;
    expect(withoutScripts(page)).toBe(
      '<link rel="preload" as="font" href="/f.woff2">\n<style>h1{}</style><h1>Weft</h1>',
    );
  });
});

it('sets figures under each other', () => {
  const rows = [
    ['home', said(1234), within({ median: 5, low: 4, high: 9 })],
    ['list', said(0.5, 2), within({ median: 5, low: 5, high: 5 })],
  ];
  expect(table(['page', 'ms', 'ms'], rows).split('\n')).toEqual([
    'page      ms        ms',
    'home   1,234   5 (4–9)',
    'list    0.50         5',
  ]);
});

it('sets the state layer in a table, with every figure that was measured', () => {
  const perSecond = { naive: 1000, textbook: 2000, weft: 8000, floor: 12_000 };
  const [, row] = stateTable([{ products: 5000, perSecond, overNaive: 8, overFloor: 1.5 }]).split('\n');
  expect(row?.split(/ +/)).toEqual(['5,000', '1,000', '2,000', '8,000', '12,000', '8.0', '4.0', '1.50']);
});

import { parseArgs } from 'node:util';
import { TRACKING } from '../../../src/features/orders/orders';
import { isOneOf } from '../../../src/lib/guards';
import { SHOP_FOLDER } from '../../../tools/build/fileMap';
import { runCommand } from '../../../tools/runCommand';
import { csvOf, textOf } from './lists';
import { openOrderTable } from './orderTable';
import { loadShop } from './shop';

const USAGE = `npm run orders                                serves the shop and takes its orders
npm run orders -- list                        prints the orders
npm run -s orders -- list --csv > orders.csv  writes them for a spreadsheet
npm run orders -- status 1007 "On its way"    sets the status of an order`;

const orders = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean', default: false } },
  });
  const [command = 'serve', number, status] = positionals;
  const shop = loadShop(SHOP_FOLDER);
  const { ORDERS_DATABASE = 'file:orders.db' } = process.env;
  const openTable = () => {
    // Only this user may read the database, which has names and addresses. A
    // host reads the build, which is there by now.
    process.umask(0o077);
    return openOrderTable(ORDERS_DATABASE);
  };
  switch (command) {
    case 'serve': {
      // The other commands do not wait until Hono and Stripe are loaded.
      const { serve } = await import('./serve');
      await serve(shop, openTable);
      break;
    }
    case 'list': {
      const placed = await (await openTable()).list();
      console.log((values.csv ? csvOf : textOf)(placed, shop));
      break;
    }
    case 'status':
      if (!isOneOf(TRACKING, status))
        throw new Error(`A status is one of: ${TRACKING.join(', ')}.`);
      if (!(await (await openTable()).setStatus(Number(number), status)))
        throw new Error(`There is no order ${number}.`);
      console.log(`Order ${number}: ${status}`);
      break;
    default:
      throw new Error(USAGE);
  }
};

void runCommand(orders);

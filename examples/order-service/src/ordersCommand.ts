import { parseArgs } from 'node:util';
import { SHOP_FOLDER } from '../../../tools/build/fileMap';
import { runCommand } from '../../../tools/runCommand';
import { csvOf, nameOfStatus, statusOf, textOf } from './formatOrders';
import { loadShop } from './loadShop';
import { openOrderTable } from './orderTable';
import { serve } from './serve';

const USAGE = `npm run orders                                serves the shop and takes its orders
npm run orders -- list                        prints the orders
npm run -s orders -- list --csv > orders.csv  writes them for a spreadsheet
npm run orders -- status 1007 "On its way"    sets the status of an order`;

const openTable = () => {
  // Only this user may read the database, which contains names and addresses.
  // The build, which a host reads, was written before.
  process.umask(0o077);
  return openOrderTable(process.env['ORDERS_DATABASE'] ?? 'file:orders.db');
};

const orders = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean', default: false } },
  });
  const [command = 'serve', number = '', text = ''] = positionals;
  const shop = loadShop(SHOP_FOLDER);
  if (command === 'serve') await serve(shop, openTable);
  else if (command === 'list') {
    const { list } = await openTable();
    console.log((values.csv ? csvOf : textOf)(await list(), shop));
  } else if (command === 'status') {
    const status = statusOf(text, shop);
    const { setStatus } = await openTable();
    if ((await setStatus(number, status)).length === 0)
      throw new Error(`There is no order ${number}.`);
    console.log(`Order ${number}: ${nameOfStatus(status, shop)}`);
  } else throw new Error(USAGE);
};

void runCommand(orders);

import { createClient, type InValue } from '@libsql/client';
import { z } from 'zod';
import { ORDER, type ReceivedOrder } from './receivedOrder';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    created TEXT NOT NULL,
    status TEXT NOT NULL,
    content TEXT NOT NULL
  );
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'orders', 1000
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'orders');
`;

const ROW = z.object({
  number: z.number(),
  id: z.string(),
  key: z.string(),
  created: z.string(),
  status: z.string(),
  /** An order may have been stored before a field was added or removed. */
  content: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(ORDER.extend({ delivery: z.record(z.string(), z.string()) }).loose()),
});
export type StoredOrder = z.infer<typeof ROW>;

/**
 * Opens the database, and creates its table. An order and its key are one row,
 * so they are stored together or not at all.
 */
export const openOrderTable = async (url: string) => {
  // The service and the commands of the owner wait for each other.
  const client = createClient({ url, timeout: 5000 });
  // Stores an order by one write to the disk instead of four.
  if (client.protocol === 'file')
    await client.execute('PRAGMA journal_mode = WAL');
  await client.executeMultiple(SCHEMA);

  const select = async (sql: string, ...args: InValue[]) => {
    const { rows } = await client.execute({ sql, args });
    return z.array(ROW).parse(rows);
  };
  return {
    list: () => select('SELECT * FROM orders ORDER BY number'),
    // Each of the others returns one order, or none.
    find: (column: 'id' | 'key', value: string) =>
      select(`SELECT * FROM orders WHERE ${column} = ?`, value),
    /** Stores the order, unless one is stored with this key. */
    place: (key: string, order: ReceivedOrder) =>
      select(
        `INSERT INTO orders (id, key, created, status, content)
          VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET key = key RETURNING *`,
        crypto.randomUUID(),
        key,
        new Date().toISOString(),
        order.payment === 'strip' ? 'Unpaid' : 'Ordered',
        JSON.stringify(order),
      ),
    /** The owner sees an order that is paid, also if it was cancelled before. */
    setPaid: (id: string) =>
      select(
        `UPDATE orders SET status = 'Ordered'
          WHERE id = ? AND status IN ('Unpaid', 'Cancelled') RETURNING *`,
        id,
      ),
    setStatus: (number: string, status: string) =>
      select(
        'UPDATE orders SET status = ? WHERE number = ? RETURNING *',
        status,
        number,
      ),
  };
};

export type OrderTable = Awaited<ReturnType<typeof openOrderTable>>;

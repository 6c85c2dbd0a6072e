import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SIZES } from '../../../src/features/catalogue/product';
import type { Size } from '../../../src/shop/product';
import { classOf } from './classOf';

const FIELDSET = 'main fieldset:has([name=size])';
/** The size guide is between the sizes and the button. */
const REACH = `${FIELDSET} + div + div`;
const styles = {
  legend: classOf(`${FIELDSET} legend`),
  sizes: classOf(`${FIELDSET} > div`),
  cell: classOf(`${FIELDSET} label`),
  face: classOf(`${FIELDSET} label > span`),
  reach: classOf(REACH),
  button: classOf(`${REACH} button`),
  label: classOf(`${REACH} button span`),
};

/** The sizes of a product, ADD TO CART and the badge of the cart. */
export const Purchase = () => {
  const [size, setSize] = useState<Size>();
  const [count, setCount] = useState(0);
  const cart = document.querySelector('header a[href="/cart"]');
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>Select Size</legend>
        <div className={styles.sizes}>
          {SIZES.map((one) => (
            <label key={one} className={styles.cell}>
              <input
                type="radio"
                name="size"
                value={one}
                checked={one === size}
                onChange={() => setSize(one)}
              />
              <span className={styles.face}>{one}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.reach}>
        <button
          type="button"
          className={styles.button}
          onClick={() => size && setCount(count + 1)}
        >
          <span className={styles.label}>ADD TO CART</span>
        </button>
      </div>
      {cart && createPortal(count > 0 && <span>{count}</span>, cart)}
    </>
  );
};

import { createRoot } from 'react-dom/client';
import { Collections } from './Collections';
import { Purchase } from './Purchase';

const fieldset = document.querySelector('main fieldset:has([name=size])');
if (fieldset) {
  // React removes the prerendered controls, which its own replace.
  const container = document.createElement('div');
  container.style.display = 'contents';
  // Between them is the size guide, which stays without a handler.
  fieldset.nextElementSibling?.nextElementSibling?.remove();
  fieldset.replaceWith(container);
  createRoot(container).render(<Purchase />);
} else {
  const main = document.querySelector('main');
  if (main) createRoot(main).render(<Collections />);
}

// The styles that make a prerendered page quick to show end here, as in the
// shop.
document.documentElement.dataset['boot'] = 'done';

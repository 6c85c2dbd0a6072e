// Written by `npm run texts`.
/** The texts of the components. Labels name a text with a count by its plural. */
export const ENGLISH = [
  // entry/renderPage.tsx
  "The shop could not be started. Reload the page to try again.",
  "This shop works only at the root of a domain, not in a folder.",
  // features/auth/LoginPage.tsx
  "Sign Up",
  "Login",
  // features/auth/components/AuthForm.tsx
  "Name",
  "Email",
  "Password",
  "Forget your password?",
  "Login Here",
  "Create an account",
  // features/cart/CartAnnouncer.tsx
  "Items in cart: {count}. Total: {total}",
  "Items in cart: {count}",
  // features/cart/CartPage.tsx
  "Cart",
  "Your Cart",
  "Your cart is empty.",
  "Nothing in your cart can be bought now.",
  "See the collections",
  "Your browser may not keep this cart after you close the page.",
  "PROCEED TO CHECKOUT",
  // features/cart/components/CartLineRow.tsx
  "{total} for {count}",
  "Remove {item}",
  "{item}, was removed.",
  "Undo removing {item}",
  "Undo",
  // features/cart/components/CartSummary.tsx
  "Cart Totals",
  "Subtotal",
  "Shiping Fee",
  ", not charged",
  "Total",
  // features/cart/components/QuantityField.tsx
  "Decrease the quantity of {item}",
  "Quantity of {item}",
  "Increase the quantity of {item}",
  "Quantity: {count}",
  "A whole number from 1 to {max}",
  // features/cart/components/UnavailableLines.tsx
  "Product {id}",
  "Remove",
  "Remove all of these",
  // features/cart/totals.ts
  "Delivery costs {fee} for any order, large or small.",
  "Delivery is free for any order.",
  // features/catalogue/BestSellers.tsx
  "Best Sellers",
  // features/catalogue/components/ClothGrid.tsx
  "Sold out",
  // features/catalogue/components/Price.tsx
  "was {price}, now",
  "from {price}",
  // features/catalogue/offer.ts
  "{item}, is sold out.",
  "{item}, is no longer sold.",
  // features/catalogue/product.ts
  "Size {size}",
  "{name}, size {size}",
  // features/checkout/PlaceOrderPage.tsx
  "PLACING ORDER",
  "TRY AGAIN",
  "PLACE ORDER",
  "Place order",
  "Delivery Information",
  "Not in this order: {reason}",
  "Your browser may not keep what you enter if the page is reloaded.",
  "Your order is being placed.",
  // features/checkout/components/CheckoutLines.tsx
  "Your order: {count} items",
  "Change the cart",
  // features/checkout/components/DeliveryForm.tsx
  "First name",
  "Last name",
  "Email address",
  "Street",
  "City",
  "State",
  "Zipcode",
  "Country",
  "Phone",
  "{field} takes digits only",
  "{field} (optional)",
  // features/checkout/components/FailureNotice.tsx
  "{item} costs {price} now.",
  "There is no answer, so your order may not have arrived. Trying again sends the same order, and orders nothing twice.",
  "If you change the order and it has arrived, the changed one is a second order.",
  "Change the order",
  "Nothing was ordered, because something has changed.",
  "The total is {total} now.",
  "See the cart",
  // features/checkout/components/OrderLines.tsx
  "{size}, quantity {count}",
  // features/checkout/components/PaymentChoice.tsx
  "Payment Method",
  // features/collections/CollectionsPage.tsx
  "All Collections",
  "Filters",
  "Products",
  // features/collections/EmptyResult.tsx
  "Show {count} products without filters",
  // features/collections/components/ActiveFilters.tsx
  "Active filters",
  "Remove filter {filter}",
  "Clear all",
  // features/collections/components/FilterGroups.tsx
  "products",
  // features/collections/components/FilterSheet.tsx
  "Filter ({count})",
  "Filter",
  "Close filters",
  "Show {count} products",
  // features/collections/components/ListHeadTags.tsx
  "{list} at {shop}: {names}.",
  "Collections",
  // features/collections/components/PictureChoice.tsx
  "Garments",
  "Cloth",
  "Show",
  // features/collections/components/SearchBar.tsx
  "Search",
  "Search products",
  "Close search",
  // features/collections/components/SortSelect.tsx
  "Relevant",
  "Low to High",
  "High to Low",
  "Price: Low to High",
  "Price: High to Low",
  "Sort by",
  "Sort:",
  // features/collections/filters.ts
  "{price} and over",
  "Under {price}",
  "{from} to {to}",
  "Categories",
  "Type",
  "Size",
  "Color",
  "Price",
  "“{query}”",
  // features/collections/resultTexts.ts
  "{count} products",
  "No products match “{query}” with these filters.",
  "No products match these filters.",
  "No products found for {filters}. {count} without filters.",
  "There are no products yet.",
  "No product matches your search.",
  "No products found for {filters}",
  "{count} suggestions",
  "You may be looking for:",
  "No exact match. You may be looking for:",
  "No exact match.",
  "For “{query}”: {products}",
  // features/collections/search/queryAmount.ts
  "under|below|less than|cheaper than",
  "up to|at most|maximum|max|within",
  "over|above|more than|at least|from",
  "between|about|around",
  "and|to",
  // features/collections/search/questions.ts
  "delivery|deliver|shipping|ship|postage|returns|return|refunds|refund|exchanges|exchange",
  "Delivery and returns",
  "contact|phone number|phone|e-mail|email|address|opening hours|help|customer service|support",
  "Contact",
  "size guide|size chart|size table|sizes|sizing|measurements|what size",
  "The size guide of a product is beside its sizes.",
  // features/collections/search/suggestionIndex.ts
  "a an and for in me my of on the to with",
  "gift gifts present presents something anything clothes clothing",
  "sale",
  "best seller",
  // features/editorial/AboutPage.tsx
  "About us",
  "Our mission",
  // features/editorial/ContactPage.tsx
  "Contact us",
  "Our store",
  "Phone: {phone}",
  "Email: {email}",
  "Careers at {name}",
  "Explore Jobs",
  "There are no openings today. Write to {email} and tell us what you do well.",
  // features/editorial/components/Newsletter.tsx
  "Your email",
  "SUBSCRIBE",
  // features/editorial/components/Reasons.tsx
  "Why choose us",
  "Quality Assurance",
  "Convenience",
  "Exceptional Customer Service",
  // features/editorial/components/Terms.tsx
  "When you place an order, it is sent to us with your delivery details. The orders that you have placed are stored in this browser without your name and address, until you clear its data. Nothing else is sent.",
  "None of this is sent to us or to anyone else.",
  "Privacy policy",
  // features/home/HomePage.tsx
  "Latest Collections",
  // features/home/components/CategoryTiles.tsx
  "By category",
  // features/home/components/ClothBand.tsx
  "Our cloth",
  // features/home/components/Hero.tsx
  "SHOP NOW",
  "Latest Arrivals",
  "New arrivals",
  // features/home/components/Policies.tsx
  "Our policies",
  // features/orders/OrdersPage.tsx
  "My Orders",
  "These are sample orders. No order is placed in this shop, and your cart is kept.",
  "The shop does not answer now. This is the last known status of your orders.",
  "You have no orders yet.",
  // features/orders/components/OrderList.tsx
  "Date: {date}",
  // features/orders/components/PlacedOrderList.tsx
  "Order {number}",
  // features/orders/components/TrackOrder.tsx
  "Track Order",
  "{step} (now)",
  // features/orders/orders.ts
  "Ordered",
  "Ready to ship",
  "On its way",
  "Delivered",
  // features/product/ProductPage.tsx
  "{size} is sold out. Select another size",
  "Related Products",
  // features/product/components/AddToCart.tsx
  "ADD TO CART",
  "{size}, {price}",
  "{count} in your cart: {sizes}",
  "View cart",
  // features/product/components/ColorLinks.tsx
  "Colors",
  // features/product/components/ImageStrip.tsx
  "Zoom out",
  "Zoom in",
  // features/product/components/Lightbox.tsx
  "{name}, close up",
  "Close",
  "Previous image",
  "Image {number} of {count}: {view}",
  "Next image",
  // features/product/components/ProductTabs.tsx
  "Material",
  "Weight",
  "Fit",
  "Care",
  "Origin",
  "About this product",
  "Reviews ({count})",
  "Description",
  "Category",
  // features/product/components/PurchasePanel.tsx
  "Price: {price}",
  // features/product/components/Rating.tsx
  "{count} reviews",
  "Rated {mean} of {most}, {reviews}",
  "{mean} of {most} from {reviews}",
  "{count} stars",
  "reviews",
  // features/product/components/SizeGuideContent.tsx
  "Age",
  "Height",
  "Fits chest",
  "Fits waist",
  "{figure} cm",
  "{figure} in",
  "Whom each size fits",
  "Where it is measured: {places}",
  "Measurements",
  ", selected",
  // features/product/components/SizeGuideSheet.tsx
  "Size guide",
  "Close size guide",
  "The size guide could not be loaded.",
  "Reload the page",
  // features/product/components/SizePicker.tsx
  "Select Size",
  "Select {option}",
  "{size}, sold out",
  // features/product/components/Thumbnails.tsx
  "Images",
  // features/product/productPageSlice.ts
  "Select Product Size",
  // layout/App.tsx
  "Skip to the content",
  "The controls and the forms of this shop need JavaScript, which is off in this browser.",
  // layout/SiteHeader.tsx
  "Main",
  // layout/Toasts.tsx
  "Dismiss",
  // layout/components/Footer.tsx
  "Home",
  "Company",
  "Get in touch",
  "© {year} {name}. All rights reserved.",
  // layout/components/MobileMenu.tsx
  "Menu",
  "Close menu",
  // layout/components/ProfileMenu.tsx
  "Profile",
  // layout/components/headerLinks.tsx
  "HOME",
  "COLLECTIONS",
  "ABOUT",
  "CONTACT",
  "Reduced",
  "My profile",
  "Orders",
  "Logout",
  // routing/ErrorPage.tsx
  "Unexpected Application Error!",
  "Back to the home page",
  "404 Not Found",
  "Something went wrong on this page.",
] as const;

export type EnglishText = (typeof ENGLISH)[number];

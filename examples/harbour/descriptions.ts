// Written by `npm run import`.

/** The description of each product, by product id. */
export const descriptions: Readonly<Record<string, string>> = {
  'guernsey-jumper-navy':
    'A close, straight sweater with a high ribbed neck. Ropes, ladders and moss stitch cover the yoke and the upper sleeves; the rest is plain. Knitted from five-ply worsted wool, dense enough to turn wind and spray. Hand wash cool and dry flat.',
  'regatta-stripe-jumper-signal-red':
    'A short, square sweater with a wide neck and narrow red stripes on chalk. The stripes of the body and the sleeves meet at the armhole. Knitted from a blend of cotton and merino that is light enough for summer evenings. Machine wash at 30°C on the wool cycle and dry flat.',
  'wide-sailor-trousers-navy':
    'A high rise, a deep waistband with a hidden hook, and legs that widen from the hip to the ankle. The waist is elastic at the back. Cut from midweight cotton twill. Wash at 30°C, hang up wet and press the front crease if you want it sharp.',
  'dock-overshirt-signal-red':
    'A roomy overshirt with a spread collar, two buttoned chest pockets and a curved hem. There is room for a sweater under it. Made of a 240 gsm cotton twill with a soft face. Wash separately at 40°C; the color softens at the seams over the years.',
  'ticking-blouse-sea-glass':
    'A loose blouse with a narrow neckband, a short button placket and full sleeves that are gathered into a cuff. The back is gathered to a yoke. The ticking stripes are woven into fine cotton poplin. Wash at 30°C and iron while damp.',
  'canvas-work-trousers-slate':
    'Straight, roomy legs, slanted front pockets and two patch pockets at the back, all sewn with pale thread. Made of a dry 320 gsm cotton canvas that is stiff at first and soft after a few weeks of wear. Wash inside out at 40°C.',
  'rib-pocket-cardigan-sea-green':
    'A long V-neck cardigan in a broad rib, with five pale buttons and two pockets with ribbed edges. It falls straight to below the hip. Knitted from lambswool with a little cotton, so it is warm and not heavy. Hand wash cool, reshape and dry flat.',
  'windowpane-shirt-chalk':
    'A regular shirt with a button-down collar, a curved hem and a pleat below the back yoke. A fine navy check runs over chalk. Woven from two-fold cotton poplin that stays crisp through the day. Wash at 40°C and iron warm.',
  'straight-ankle-jeans-chalk':
    'Five-pocket jeans with a high rise and a straight leg that ends at the ankle. They have sand-colored stitching, copper rivets and a leather patch. The undyed 12 oz cotton denim has no stretch and gives a little with wear. Wash cold with other pale clothes.',
  'deck-stripe-tee-fog':
    'A straight long-sleeve tee with broad slate stripes on fog gray, and ribbing at the neck and the cuffs. Knitted from a heavy cotton jersey whose stripes are dyed in the yarn. Wash at 40°C and keep it out of the dryer.',
  'quay-camp-shirt-mustard':
    'A boxy short-sleeved shirt with an open collar, five navy buttons and a straight hem that is worn outside the waistband. Woven from washed linen that creases softly and dries fast. Wash at 30°C and hang it up damp; it needs no iron.',
  'drawstring-deck-shorts-sand':
    'Shorts to above the knee with an elastic waist, a navy drawstring, slanted front pockets and two pockets at the back. Made of a soft cotton twill that dries within an hour or two. Wash at 40°C.',
};

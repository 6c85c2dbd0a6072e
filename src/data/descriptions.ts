import type { ProductId } from '../shop/product';

export const descriptions: Readonly<Record<ProductId, string>> = {
  'linen-camp-shirt-sand':
    'An open collar, a straight hem and enough room to feel the air move. Woven from 160 gsm European linen that washes at 85°F and softens each time; hang it damp and most wrinkles drop out by themselves.',
  'cable-cardigan-dusty-rose':
    'Five-gauge cables run the length of both fronts and meet a deep ribbed hem that keeps its shape. Knitted from wool with a little alpaca, for warmth without the weight. Hand wash cool and dry flat.',
  'needlecord-dungarees-rust':
    'Made for climbing, digging and sitting in puddles. The needlecord is a fine-ribbed cotton with a touch of stretch, the straps leave room to grow, and all of it washes at 105°F with everything else.',
  'melton-overcoat-charcoal':
    'Dense Italian melton, 80% wool and 620 gsm, hangs clean and turns the wind; a soft brush after wear is nearly all the care it asks. Single-breasted, and cut a little wide at the shoulder for a sweater underneath.',
  'pleated-midi-skirt-camel':
    'Wash it cool, hang it up, and the knife pleats come back on their own, since they are heat-set into a fluid recycled twill. Sits at the natural waist and moves well at walking pace.',
  'snow-day-puffer-teal':
    'Light to wear and truly warm, with recycled fill that stays lofty even when wet. The quilted nylon sheds sleet and the cuffs close snugly over mittens. Wash at 85°F, then tumble dry low with a couple of tennis balls.',
  'sprig-blouse-ecru':
    'Tiny sprigs of moss green are scattered over a fine, washed poplin. Sleeves gather softly at the shoulder and the body falls loose, to be tucked in or not. Cotton throughout; wash it at 85°F and iron it while slightly damp.',
  'flannel-check-shirt-forest':
    'Brushed on both sides, this 190 gsm flannel is warm from the first minute, and the check, yarn dyed in forest and ecru, is matched by hand across the front. Cut with room for a tee underneath. Machine wash with like colors; every winter makes it a little better.',
  'stripe-crew-tee-ochre':
    'Even stripes of ochre and ecru, knitted in rather than printed on, so they stay put. Soft organic cotton jersey, with a neck that goes over the head without a fuss; it washes at 105°F and does not twist.',
  'selvedge-jeans-indigo':
    'Thirteen ounces of rigid Japanese selvedge, cut straight from hip to hem with a comfortable mid rise. They begin dark and stiff and slowly take the shape of the wearer. Wash rarely, cold and inside out, with nothing pale alongside.',
  'straight-herringbone-skirt-charcoal':
    'Close through the hip and straight to the knee, with a back vent to walk in. The herringbone comes from a Yorkshire mill, and the skirt is lined so that it slides over tights. Sponge and air between wears; dry clean when needed.',
  'belted-trench-coat-stone':
    'The broad collar, the deep vent and the belt are all here; the bulk is not. Tightly woven cotton twill falls in an easy line below the knee and is treated to shed a shower, not a storm. A specialist cleaner can renew the finish each fall.',
  'dotty-long-sleeve-tee-sky':
    'Chalk dots, none of them quite round, on a cheerful sky blue. Pure cotton jersey washes at 105°F with the rest, and the ribbed cuffs push up for painting.',
  'quilted-puffer-jacket-ink':
    'Certified duck down sits in narrow channels that keep the jacket trim enough for a crowded train. Its shell is a matte recycled nylon with a dry hand. Wash at 85°F with down soap and tumble dry low until every channel is full again.',
  'ribbed-long-sleeve-tee-plum':
    'Narrow rib that follows the body and springs back at elbow and hem, thanks to 5% elastane in long-staple cotton. A first layer for nine months of the year; wash it cool, with darks.',
  'corduroy-trousers-tobacco':
    'Turn these inside out for the machine and shake them hard afterward, and the pile will lift as it dries. Eight-wale cord with a low sheen, piece dyed to a warm brown, in a gentle taper that sits well over a boot.',
  'teddy-fleece-cinnamon':
    'Deep pile outside, smooth jersey inside, and a high collar for the walk to school. Spun from recycled bottles, it dries by the radiator overnight. Skip the fabric softener, which flattens the curl.',
  'high-rise-jeans-faded-blue':
    'A true high waist, a straight leg and a length that shows the ankle. Twelve-ounce cotton denim with 1% stretch is faded with ozone instead of stones, which spares both cloth and water. Wash inside out and line dry.',
  'sherpa-fleece-jacket-oat':
    'Somewhere between a coat and a blanket. Thick sherpa in wool and recycled polyester holds its warmth alone on still days and fits under a shell on the rest. Wool cycle only; reshape it and dry away from heat.',
  'sprig-leggings-plum':
    'Good under a skirt, better under a long sweater with a pair of rain boots. Stretch cotton jersey with a pale pink sprig, a covered waistband that leaves no marks, and no objection to a warm wash.',
  'boxy-jersey-tee-clay':
    'Cut short and square, with a dropped shoulder and a close neckline. The jersey is a dry, compact 200 gsm cotton that stands a little away from the body. Wash with similar colors; the clay mellows over the first few washes.',
  'twill-chinos-stone':
    'Neat at a desk and untroubled by an afternoon on the grass. Garment-washed cotton twill, 270 gsm with 2% elastane, in a regular leg that narrows gently below the knee. Machine wash at 105°F and hang by the hem.',
  'merino-crew-jumper-navy':
    'Extra-fine merino, knitted at twelve gauge, goes over a collar and under a jacket with no bulk at either. Seams are fully fashioned and lie flat. Rest it a day between wears and it will seldom need its gentle hand wash.',
  'pocket-hoodie-fern':
    'Room in the front pocket for acorns, a snack and both hands. Loopback cotton of 280 gsm, with a lined hood that stays up in the wind. It takes a warm wash and a low tumble dry in stride.',
  'washed-oxford-shirt-chalk-blue':
    'Basket-weave oxford, laundered before it reaches you so that the collar rolls softly from the start. The fit is regular, with a pleat at the back and a hem cut short enough to leave untucked. Wash at 105°F; iron only the placket.',
  'twill-dungarees-ochre':
    'Workwear proportions, tidied up: a flat bib, adjustable straps and a straight, roomy leg. The cotton twill is a sturdy 300 gsm, enzyme washed so that it never feels like cardboard. Fasten the straps and wash at 85°F.',
  'jersey-polo-coral':
    'For lunch out, and for running around afterward. This small polo swaps pique for a smooth jersey that needs no ironing, and the short placket is easy to undo. Cotton with some recycled polyester, quick to dry.',
  'trucker-jacket-indigo':
    'Short, square and buttoned to the neck, after a pattern from the early sixties. Fourteen-ounce denim, rinsed once, will crease and pale wherever the arms bend. Layer it over a hoodie, and wash it cold on its own.',
  'dotted-tea-dress-ink':
    'Falls in soft gathers from a fitted waist, with short sleeves and a hem below the knee. Ecru dots are printed on a viscose crepe that does not mind a suitcase. Hand wash, then steam on the hanger.',
  'linen-drawstring-shorts-olive':
    'Shorts for the week that has no plans, on an elastic waist and a plain cotton cord. Midweight linen, garment dyed to an uneven olive; rinse out the salt and line dry.',
  'gathered-dot-skirt-brick':
    'It twirls, which was the whole idea. Two full widths of cotton poplin, dotted in ecru, are gathered onto a soft elastic waist that a child can manage alone and that many a warm wash will not tire.',
  'wide-linen-trousers-flax':
    'Long, loose and cool on the hottest sidewalk, these widen from the hip in one unbroken line. A flat front keeps the waist clean while elastic at the back allows for lunch. Wash the 185 gsm European linen at 85°F and press it along the seam while damp.',
  'breton-long-sleeve-tee-ecru':
    'Navy stripes on ecru, in the stiff cotton jersey that Atlantic fishermen wore and that takes a year to break in. The body is straight and ends at the hip. Wash inside out and cold to keep the navy from bleeding.',
  'linen-shift-dress-terracotta':
    'Tumbled linen has a crumpled, lived-in surface, so the iron can stay in the closet. The dress is one clean shape from shoulder to knee, and its pockets are hidden in the side seams; wash it cool, with reds and rusts.',
  'leaf-print-camp-shirt-fern':
    'Pale leaves drift over fern green on a little vacation shirt, with an open collar and buttons large enough for beginners. The cotton poplin is light, washes at 105°F and is dry again before the next swim.',
  'loopback-joggers-gray-marl':
    'Marled yarn gives this loopback its depth of gray, and tight knitting gives it years. Tapered but never skinny, ribbed at the ankle, 400 gsm throughout. Wash inside out at 85°F so that the face stays smooth.',
  'quilted-gilet-moss':
    'The layer for in-between mornings, thin enough to sit under a coat. Matte recycled nylon is quilted over a light fill and shaped a little at the side. Wash at 85°F without spinning and smooth the panels flat by hand.',
  'twill-play-shorts-marigold':
    'Knees out, hands in pockets. Hard-wearing cotton twill the color of marigolds, with an easy waist and a drawstring that really ties. They come out of the machine much as they went in, and only a little paler by August.',
  'pique-polo-sage':
    'Fine pique breathes as well as a shirt and gives as easily as a tee. The collar is ribbed, the hem is vented at the sides, and the cotton is mercerized to hold its color. Pull it into shape while damp and there is nothing to iron.',
  'satin-camisole-blush':
    'Bias cut, so that it skims where others hold. Sand-washed satin in viscose and cupro has a soft glow, not a shine, and the straps adjust. Hand wash in cool water; press on the wrong side.',
  'gingham-blouse-rose':
    'Gathered at the top and loose below for reaching up, with every seam bound so that nothing scratches. The rose and chalk check is woven into a light cotton that launders easily and dries within the hour.',
  'heavy-hoodie-navy':
    'At 480 gsm this is nearly a coat on a dry day, brushed inside and doubled at the hood. Ribbed side panels keep it from riding up. Cotton with 15% recycled polyester; dry it flat and give it time.',
  'soft-rib-leggings-black':
    'Modal and cotton in a fine rib, opaque at full stretch, with a wide waistband that stays put when you sit. Wash them in a laundry bag and keep them off the radiator.',
  'heavyweight-crew-tee-chalk':
    'Of everything here, this is what we wear most: 240 gsm combed cotton, a narrow neck rib, sleeves to just above the elbow. It is preshrunk and its side seams stay straight. Wash with whites at 105°F.',
  'playground-joggers-navy':
    'Reinforced inside the knee, where joggers always go first. Brushed fleece jersey keeps legs warm at recess and the cuffs stay down inside boots. Mostly cotton; tumble dry if you are in a hurry.',
  'loopback-sweatshirt-butter':
    'Set-in sleeves, a clean crew neck and ribs that sit on the hip without clutching. Organic loopback of 340 gsm feels dry against the skin and loses its stiffness within a month. Wash inside out and cool, then dry flat on a rack.',
  'striped-poplin-shirt-cornflower':
    "Borrowed in spirit from the men's rack, then drafted again for narrower shoulders. Stripes in cornflower and chalk are woven into crisp two-ply poplin. Wash at 105°F, shake it out and iron warm.",
  'herringbone-wool-trousers-slate':
    'Softly milled wool for days when denim will not do. The front is flat, the leg is slim but not tight, and a half lining runs to the knee. Air them overnight, crease to crease, and dry clean sparingly.',
  'striped-lambswool-jumper-berry':
    'Berry and oat in broad bands, knitted from lambswool washed soft enough for bare necks. The cuffs turn back this year and down the next. Swirl it in lukewarm water and dry it flat on a towel.',
  'fisherman-cable-jumper-ecru':
    'Undyed British wool, left with some of its lanolin and worked into cables that trap still air. It weighs about two pounds and will outlast most coats. Hang it outdoors in the damp to freshen; wash by hand, rarely.',
  'herringbone-overcoat-walnut':
    'You notice the herringbone only up close; from across the street it reads as one deep brown. The cloth is wool with a tenth of cashmere, the shoulder is rounded and the pockets are deep enough for gloves and a paperback. Dry clean, and give it a broad hanger.',
  'button-cardigan-mustard':
    'Easy to button with cold fingers and hard to lose in a coatroom. Equal parts cotton and merino make it warm without the itch, and the ribbed edges survive being knotted around a waist. Machine wash on the wool cycle at 85°F.',
};

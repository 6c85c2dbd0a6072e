export { type Fabric, type Micro, type Pattern, base } from './fabric';
export { linen, oxford, poplin } from './woven';
export { denim, herringbone, twill } from './twills';
export { heather, jersey, loopback, marl, pique, rib } from './jerseys';
export { cable, knit } from './knits';
export { corduroy, flannel, melton, sherpa } from './lofty';
export { nylon, satin, viscose } from './smooth';
export { cordage, horn, metal } from './trims';
export { check, dots, gingham, leaves, sprig, stripes, verticalStripes } from './patterns';

// The block of knitwear as other tops use it: lines of the body, sleeves in their pose.
export * from './knitLines';
export * from './knitSleeve';

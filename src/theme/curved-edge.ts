/** The `clip-path` of ground that ends in a gentle curve. */
export const curvedEdge = 'ellipse(80% 100% at 30% 0)';

//! Simplification by flattening: an expression as a linear form over dimensions, symbols and
//! one local variable per division.

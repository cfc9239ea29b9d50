//! Affine.

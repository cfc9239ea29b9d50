//! stub
/// m
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct AffineMap;
/// s
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet;
impl AffineMap {
    /// x
    pub fn is_identity(&self) -> bool {
        false
    }
    /// x
    pub fn num_dims(&self) -> u32 {
        0
    }
    /// x
    pub fn strides_and_offset(&self, _s: &[i64]) -> Option<(Vec<i64>, i64)> {
        None
    }
}

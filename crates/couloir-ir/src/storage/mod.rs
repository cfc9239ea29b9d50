//! Storage shared by all threads, and texts of files.

mod mapped;
mod sparse;

pub use mapped::Mapped;
pub(crate) use sparse::Sparse;

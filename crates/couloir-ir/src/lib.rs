//! Couloir's core IR: what all dialects and passes stand on.
//!
//! - [`context`]: everything interned, the registered dialects;
//! - [`ty`], [`attr`], [`location`], [`text`]: interned data;
//! - [`body`]: storage of ops, blocks, regions and values; [`view`]: reading it;
//! - [`op`]: definitions, traits, assembly formats, hooks;
//! - [`asm`]: the interfaces hand-written syntax uses; [`plain`]: what needs none;
//! - [`symbols`], [`dominance`], [`verify`]: what holds between ops;
//! - [`num`], [`affine`]: numbers and affine maps.

pub mod affine;
pub mod asm;
pub mod attr;
pub mod body;
pub mod build;
pub mod context;
pub mod dominance;
pub mod fingerprint;
pub mod layout;
mod loaded;
pub mod location;
pub mod num;
pub mod op;
pub mod plain;
pub mod reading;
pub mod sequence;
mod storage;
pub mod symbols;
pub mod text;
pub mod ty;
pub mod verify;
pub mod view;
pub mod walk;

/// Something failed; the diagnostic that says what has been reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failure;

pub use attr::Attribute;
pub use body::{Block, Body, Op, OpSpec, Region, Value};
pub use build::{Build, Builder, InsertPoint, NewOp};
pub use context::{Context, ContextOptions};
pub use location::{Location, Placer};
pub use op::{DialectDef, OpDef, OpName};
pub use storage::Mapped;
pub use text::Str;
pub use ty::Type;
pub use view::{BlockRef, OpRef, RegionRef, Scope};

//! The numbers of the format ("MLIR Bytecode Format").

/// What every file starts with.
pub const MAGIC: [u8; 4] = *b"ML\xefR";
/// What fills up to an alignment.
pub const PADDING: u8 = 0xCB;

/// Versions of the format, by what came with them.
pub mod version {
    /// Dialects may have versions.
    pub const DIALECT_VERSIONS: u64 = 1;
    /// Regions of isolated ops are sections, to be read when needed.
    pub const LAZY_REGIONS: u64 = 2;
    /// The orders of uses.
    pub const USE_LISTS: u64 = 3;
    /// Block arguments may have no location; the number of op names is told.
    pub const ELIDED_LOCATIONS: u64 = 4;
    /// Inherent attributes are apart from discardable ones.
    pub const PROPERTIES: u64 = 5;
    /// Segment sizes are sparse arrays.
    pub const SEGMENT_SIZES: u64 = 6;
    /// The version written where none is asked for, and the newest one read.
    pub const CURRENT: u64 = 6;
}

/// The sections of a file. Their numbers are their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Section {
    /// All strings.
    String,
    /// Dialects and names of ops.
    Dialect,
    /// Attributes and types, one after another.
    AttrType,
    /// Where each of them ends.
    AttrTypeOffset,
    /// Ops.
    Ir,
    /// Resources, one after another.
    Resource,
    /// Where each of them ends.
    ResourceOffset,
    /// The version of a dialect.
    DialectVersions,
    /// Inherent attributes of ops.
    Properties,
}

impl Section {
    /// All, by id.
    pub const ALL: [Section; 9] = [
        Section::String,
        Section::Dialect,
        Section::AttrType,
        Section::AttrTypeOffset,
        Section::Ir,
        Section::Resource,
        Section::ResourceOffset,
        Section::DialectVersions,
        Section::Properties,
    ];
}

/// Which parts an op has: bits of a byte.
pub mod part {
    /// Discardable attributes (all, before they were apart).
    pub const ATTRS: u8 = 1;
    /// Results.
    pub const RESULTS: u8 = 1 << 1;
    /// Operands.
    pub const OPERANDS: u8 = 1 << 2;
    /// Successors.
    pub const SUCCESSORS: u8 = 1 << 3;
    /// Regions.
    pub const REGIONS: u8 = 1 << 4;
    /// Orders of the uses of its results.
    pub const USE_LISTS: u8 = 1 << 5;
    /// Inherent attributes.
    pub const PROPERTIES: u8 = 1 << 6;
}

/// The byte that says what the value of a resource is.
pub mod resource {
    /// Bytes.
    pub const BLOB: u8 = 0;
    /// A truth value.
    pub const BOOL: u8 = 1;
    /// A string.
    pub const STRING: u8 = 2;
}

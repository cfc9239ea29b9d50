//! Sizes and alignments of LLVM types by a data layout string (LLVM Language Reference, "Data
//! Layout").
//!
//! Sizes are in bytes; a type without a size (opaque, a function, `void`) has none. Scalable
//! vectors count as their known minimum.

use crate::context::Context;
use crate::types::{Type, TypeData};

/// ABI and preferred alignment in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Align {
    abi: u64,
    preferred: u64,
}

impl Align {
    fn bits(abi: u64, preferred: u64) -> Self {
        let bytes = |bits: u64| (bits / 8).max(1).next_power_of_two();
        Self { abi: bytes(abi), preferred: bytes(preferred) }
    }

    fn natural(bytes: u64) -> Self {
        let bytes = bytes.max(1).checked_next_power_of_two().unwrap_or(1);
        Self { abi: bytes, preferred: bytes }
    }
}

/// Layout of pointers of an address space.
#[derive(Clone, Copy, Debug)]
struct Pointer {
    space: u32,
    bits: u32,
    align: Align,
    index: u32,
}

/// What a data layout string says.
#[derive(Clone, Debug)]
pub struct Layout {
    integers: Vec<(u32, Align)>,
    floats: Vec<(u32, Align)>,
    vectors: Vec<(u32, Align)>,
    aggregate: Align,
    pointers: Vec<Pointer>,
    non_integral: Vec<u32>,
    /// Address space of `alloca`.
    pub alloca_space: u32,
    /// Whether the lowest byte comes last.
    pub big_endian: bool,
}

impl Default for Layout {
    fn default() -> Self {
        let row = |bits, abi, preferred| (bits, Align::bits(abi, preferred));
        Self {
            integers: vec![row(8, 8, 8), row(16, 16, 16), row(32, 32, 32), row(64, 32, 64)],
            floats: vec![row(16, 16, 16), row(32, 32, 32), row(64, 64, 64), row(128, 128, 128)],
            vectors: vec![row(64, 64, 64), row(128, 128, 128)],
            aggregate: Align::bits(8, 64),
            pointers: vec![Pointer { space: 0, bits: 64, align: Align::bits(64, 64), index: 64 }],
            non_integral: Vec::new(),
            alloca_space: 0,
            big_endian: false,
        }
    }
}

/// Puts an entry into a table sorted by width.
fn set(rows: &mut Vec<(u32, Align)>, bits: u32, align: Align) {
    match rows.binary_search_by_key(&bits, |row| row.0) {
        Ok(at) => rows[at].1 = align,
        Err(at) => rows.insert(at, (bits, align)),
    }
}

impl Layout {
    /// What a data layout string says; parts that are not understood count as absent.
    pub fn parse(text: &str) -> Self {
        let mut layout = Self::default();
        text.split('-').for_each(|part| _ = layout.part(part));
        layout
    }

    fn part(&mut self, part: &str) -> Option<()> {
        if let Some(spaces) = part.strip_prefix("ni:") {
            self.non_integral = spaces.split(':').filter_map(|s| s.parse().ok()).collect();
            return Some(());
        }
        let mut fields = part.split(':');
        let head = fields.next()?;
        let numbers = fields.map_while(|field| field.parse::<u64>().ok()).collect::<Vec<_>>();
        let kind = head.chars().next()?;
        let width = head.get(1..)?;
        match kind {
            'E' => self.big_endian = true,
            'A' => self.alloca_space = width.parse().ok()?,
            'p' => self.pointer_part(width, &numbers)?,
            'a' => self.aggregate = pair(&numbers)?,
            'i' => set(&mut self.integers, width.parse().ok()?, pair(&numbers)?),
            'f' => set(&mut self.floats, width.parse().ok()?, pair(&numbers)?),
            'v' => set(&mut self.vectors, width.parse().ok()?, pair(&numbers)?),
            _ => {}
        }
        Some(())
    }

    fn pointer_part(&mut self, space: &str, numbers: &[u64]) -> Option<()> {
        let space = if space.is_empty() { 0 } else { space.parse().ok()? };
        let bits = *numbers.first()? as u32;
        let align = pair(numbers.get(1..)?)?;
        let index = numbers.get(3).map_or(bits, |&bits| bits as u32);
        self.pointers.retain(|pointer| pointer.space != space);
        self.pointers.push(Pointer { space, bits, align, index });
        Some(())
    }

    fn pointer(&self, space: u32) -> Pointer {
        let find = |space| self.pointers.iter().find(|pointer| pointer.space == space).copied();
        let fallback = Pointer { space, bits: 64, align: Align::bits(64, 64), index: 64 };
        find(space).or_else(|| find(0)).unwrap_or(fallback)
    }

    /// Width in bits of a pointer.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).bits
    }

    /// Width in bits of an offset to a pointer.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).index
    }

    /// Whether pointers of an address space are no integers.
    pub fn is_non_integral(&self, space: u32) -> bool {
        self.non_integral.contains(&space)
    }

    /// Bits of a type that is stored in one piece.
    fn scalar_bits(&self, data: &TypeData) -> Option<u64> {
        Some(match data {
            TypeData::Integer(bits) => u64::from(*bits),
            TypeData::Half | TypeData::BFloat => 16,
            TypeData::Float => 32,
            TypeData::Double => 64,
            TypeData::X86Fp80 => 80,
            TypeData::Fp128 | TypeData::PpcFp128 => 128,
            TypeData::X86Amx => 8192,
            TypeData::Pointer(space) | TypeData::TypedPointer { space, .. } => {
                u64::from(self.pointer_bits(*space))
            }
            _ => return None,
        })
    }

    /// The type a target type is laid out as; itself where there is none.
    fn laid_out(ctx: &Context, ty: Type) -> Type {
        ctx.target_layout(ty).unwrap_or(ty)
    }

    /// Bits of a scalar or vector.
    pub fn bits(&self, ctx: &Context, ty: Type) -> Option<u64> {
        match ctx.ty(Self::laid_out(ctx, ty)) {
            TypeData::Vector { elem, len, .. } => {
                self.scalar_bits(ctx.ty(*elem))?.checked_mul(u64::from(*len))
            }
            data => self.scalar_bits(data),
        }
    }

    /// Bytes that a store of the type writes.
    pub fn store_size(&self, ctx: &Context, ty: Type) -> Option<u64> {
        match self.bits(ctx, ty) {
            Some(bits) => Some(bits.div_ceil(8)),
            None => self.size_align(ctx, ty).map(|(size, _)| size),
        }
    }

    /// Bytes from one element of an array to the next.
    pub fn alloc_size(&self, ctx: &Context, ty: Type) -> Option<u64> {
        let (size, align) = self.size_align(ctx, ty)?;
        size.checked_next_multiple_of(align.abi)
    }

    /// ABI alignment.
    pub fn abi_align(&self, ctx: &Context, ty: Type) -> u64 {
        self.size_align(ctx, ty).map_or(1, |(_, align)| align.abi)
    }

    /// Preferred alignment.
    pub fn preferred_align(&self, ctx: &Context, ty: Type) -> u64 {
        match (self.size_align(ctx, ty), ctx.ty(ty)) {
            (Some((_, align)), _) => align.preferred,
            // What has no size is aligned all the same.
            (None, TypeData::Label) => self.pointer(0).align.preferred,
            (None, TypeData::Named(_)) => self.aggregate.preferred,
            _ => 1,
        }
    }

    /// Size and alignment. Arrays in arrays are walked by a loop, structs in structs by
    /// recursion no deeper than [`MAX_DEPTH`].
    fn size_align(&self, ctx: &Context, ty: Type) -> Option<(u64, Align)> {
        self.sized(ctx, ty, 0)
    }

    fn sized(&self, ctx: &Context, mut ty: Type, depth: u32) -> Option<(u64, Align)> {
        let mut count = 1u64;
        while let TypeData::Array { elem, len } = ctx.ty(ty) {
            count = count.checked_mul(*len)?;
            ty = *elem;
        }
        let (size, align) = match ctx.ty(ty) {
            TypeData::Struct { .. } | TypeData::Named(_) => self.structure(ctx, ty, depth)?,
            _ => self.leaf(ctx, ty)?,
        };
        match count {
            1 => Some((size, align)),
            _ => Some((size.checked_next_multiple_of(align.abi)?.checked_mul(count)?, align)),
        }
    }

    fn structure(&self, ctx: &Context, ty: Type, depth: u32) -> Option<(u64, Align)> {
        let (size, abi) = self.walk_fields(ctx, ty, usize::MAX, depth)?;
        let (_, packed) = ctx.struct_fields(ty)?;
        let least = if packed { 1 } else { self.aggregate.abi };
        let abi = abi.max(least);
        let preferred = abi.max(self.aggregate.preferred);
        Some((size.checked_next_multiple_of(abi)?, Align { abi, preferred }))
    }

    /// Offset of a field, and the largest alignment of those before it.
    fn walk_fields(&self, ctx: &Context, ty: Type, stop: usize, depth: u32) -> Option<(u64, u64)> {
        if depth > MAX_DEPTH {
            return None;
        }
        let (fields, packed) = ctx.struct_fields(ty)?;
        let (mut offset, mut largest) = (0u64, 1);
        for (at, &field) in fields.iter().enumerate() {
            let (size, align) = self.sized(ctx, field, depth + 1)?;
            let abi = if packed { 1 } else { align.abi };
            offset = offset.checked_next_multiple_of(abi)?;
            if at == stop {
                return Some((offset, largest));
            }
            largest = largest.max(abi);
            offset = offset.checked_add(size.checked_next_multiple_of(align.abi)?)?;
        }
        Some((offset, largest))
    }

    /// Offset in bytes of a field of a struct.
    pub fn field_offset(&self, ctx: &Context, ty: Type, field: usize) -> Option<u64> {
        self.walk_fields(ctx, ty, field, 0).map(|(offset, _)| offset)
    }

    fn leaf(&self, ctx: &Context, ty: Type) -> Option<(u64, Align)> {
        let data = ctx.ty(Self::laid_out(ctx, ty));
        let bits = self.bits(ctx, ty)?;
        let size = bits.div_ceil(8);
        let exact = |rows: &[(u32, Align)]| {
            rows.iter().find(|row| u64::from(row.0) == bits).map(|row| row.1)
        };
        let align = match data {
            TypeData::Integer(_) => {
                let wider = self.integers.iter().find(|row| u64::from(row.0) >= bits);
                wider.or(self.integers.last()).map_or(Align::natural(size), |row| row.1)
            }
            TypeData::Pointer(space) | TypeData::TypedPointer { space, .. } => {
                self.pointer(*space).align
            }
            TypeData::Vector { .. } => exact(&self.vectors).unwrap_or_else(|| Align::natural(size)),
            TypeData::X86Amx => Align { abi: 64, preferred: 64 },
            _ => exact(&self.floats).unwrap_or_else(|| Align::natural(size)),
        };
        Some((size, align))
    }
}

/// How deep structs may be nested for their size to be computed.
const MAX_DEPTH: u32 = 256;

fn pair(numbers: &[u64]) -> Option<Align> {
    let abi = *numbers.first()?;
    Some(Align::bits(abi, numbers.get(1).copied().unwrap_or(abi)))
}

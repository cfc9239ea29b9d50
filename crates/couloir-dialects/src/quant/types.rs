//! Types of `quant`: values that stand for real numbers by a scale and a zero point.
//!
//! `!quant.uniform` has one scale for all of a tensor, one for each position along an axis
//! (per-axis), or one for each block (sub-channel).

use couloir_ir::attr::Param;
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::ty::{TypeDef, TypeKind};
use couloir_ir::{Context, Type};

use super::syntax::{parse, print};

/// `!quant.any<i8<-8:7>:f32>`: scale and zero point are not known.
pub static ANY: TypeDef = TypeDef {
    dialect: "quant",
    mnemonic: "any",
    parse: parse::any,
    print: print::any,
    ..TypeDef::EMPTY
};

/// `!quant.uniform<i8:f32, 2.0:3>`, `!quant.uniform<i8:f32:0, {2.0,3.0}>`,
/// `!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0}, {3.0}}>`
pub static UNIFORM: TypeDef = TypeDef {
    dialect: "quant",
    mnemonic: "uniform",
    parse: parse::uniform,
    print: print::uniform,
    ..TypeDef::EMPTY
};

/// `!quant.calibrated<f32<-1.0:1.0>>`: real numbers of which it is known how small and large they are.
pub static CALIBRATED: TypeDef = TypeDef {
    dialect: "quant",
    mnemonic: "calibrated",
    parse: parse::calibrated,
    print: print::calibrated,
    ..TypeDef::EMPTY
};

/// What is stored of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Storage {
    /// Whether it has a sign.
    pub signed: bool,
    /// Its type.
    pub ty: Type,
    /// The least value.
    pub min: i64,
    /// The greatest value.
    pub max: i64,
}

impl Storage {
    /// All that fits into so many bits, 32 at most.
    pub(super) fn whole(signed: bool, ty: Type, bits: u32) -> Self {
        let values = 1_i64.checked_shl(bits).unwrap_or(i64::MAX);
        let min = if signed { -(values / 2) } else { 0 };
        Storage { signed, ty, min, max: min.saturating_add(values - 1) }
    }

    /// Whether not all that fits into its type is stored.
    pub fn is_narrowed(self, ctx: &Context) -> bool {
        self != Storage::whole(self.signed, self.ty, self.bits(ctx))
    }

    /// How many bits it has.
    pub fn bits(self, ctx: &Context) -> u32 {
        if let TypeKind::Integer(bits, _) = *self.ty.kind(ctx) { bits } else { 0 }
    }

    /// As parameters of a type.
    pub fn params(self) -> [Param; 4] {
        [Param::Bool(self.signed), Param::Type(self.ty), Param::Int(self.min), Param::Int(self.max)]
    }

    /// What the first parameters of a type say.
    pub fn of(params: &[Param]) -> Option<Self> {
        match params {
            &[Param::Bool(signed), Param::Type(ty), Param::Int(min), Param::Int(max), ..] => {
                Some(Storage { signed, ty, min, max })
            }
            _ => None,
        }
    }
}

/// A scale, and the stored value that stands for zero.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// How much one step is.
    pub scale: f64,
    /// The zero point.
    pub zero_point: i64,
}

impl Scale {
    /// Makes it what attributes of the types that are expressed and stored hold, as those of blocks.
    pub(super) fn fit(&mut self, kind: FloatKind, bits: u32) {
        self.scale = Float::from_f64(kind, self.scale).to_f64();
        let unused = 64_u32.saturating_sub(bits).min(63);
        self.zero_point = self.zero_point << unused >> unused;
    }

    pub(super) fn param(self) -> Param {
        let parts = [Param::Uint(self.scale.to_bits()), Param::Int(self.zero_point)];
        Param::List(Box::new(parts))
    }

    fn of(param: &Param) -> Option<Self> {
        match param {
            Param::List(parts) => match parts[..] {
                [Param::Uint(bits), Param::Int(zero_point)] => {
                    Some(Scale { scale: f64::from_bits(bits), zero_point })
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// What the scales of a type are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granularity {
    /// One for all.
    Layer,
    /// One for each position along an axis.
    Axis(i64),
    /// One for each block.
    Blocks {
        /// The sizes of blocks along axes: the axis and the size.
        sizes: Vec<(i64, i64)>,
        /// How many blocks there are in each dimension.
        counts: Vec<i64>,
    },
}

/// The parameters of `!quant.uniform`.
#[derive(Clone, Debug)]
pub struct Uniform {
    /// What is stored.
    pub storage: Storage,
    /// What it stands for.
    pub expressed: Type,
    /// What the scales are for.
    pub granularity: Granularity,
    /// The scales, of blocks those of the last dimension next to each other.
    pub scales: Vec<Scale>,
}

impl Uniform {
    /// The type with these parameters.
    pub fn get(&self, ctx: &Context) -> Type {
        let mut params = self.storage.params().to_vec();
        params.push(Param::Type(self.expressed));
        let list = |numbers: Vec<Param>| Param::List(numbers.into_boxed_slice());
        match &self.granularity {
            Granularity::Layer => params.extend([Param::None, Param::None]),
            Granularity::Axis(axis) => params.extend([Param::Int(*axis), Param::None]),
            Granularity::Blocks { sizes, counts } => {
                let sizes = sizes.iter().flat_map(|&(axis, size)| [axis, size]);
                params.push(list(sizes.map(Param::Int).collect()));
                params.push(list(counts.iter().copied().map(Param::Int).collect()));
            }
        }
        params.push(list(self.scales.iter().map(|scale| scale.param()).collect()));
        Type::dialect(ctx, &UNIFORM, params)
    }

    /// The parameters of a type that is one.
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        Self::of_params(ty.params_of(ctx, &UNIFORM)?)
    }

    pub(super) fn of_params(params: &[Param]) -> Option<Self> {
        let [.., Param::Type(expressed), axes, counts, Param::List(scales)] = params else {
            return None;
        };
        let granularity = match (axes, counts) {
            (Param::List(sizes), Param::List(counts)) => {
                let sizes = numbers(sizes);
                let sizes = sizes.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
                Granularity::Blocks { sizes, counts: numbers(counts) }
            }
            (&Param::Int(axis), _) => Granularity::Axis(axis),
            _ => Granularity::Layer,
        };
        let scales = scales.iter().filter_map(Scale::of).collect();
        let storage = Storage::of(params)?;
        Some(Uniform { storage, expressed: *expressed, granularity, scales })
    }
}

fn numbers(params: &[Param]) -> Vec<i64> {
    params.iter().filter_map(Param::as_int).collect()
}

/// Whether a type is one of the dialect.
pub fn is_quantized(ctx: &Context, ty: Type) -> bool {
    [&ANY, &UNIFORM, &CALIBRATED].iter().any(|def| ty.params_of(ctx, def).is_some())
}

/// How a type stores values, where it says so.
pub fn stored_as(ctx: &Context, ty: Type) -> Option<Storage> {
    Storage::of(ty.params_of(ctx, &UNIFORM).or_else(|| ty.params_of(ctx, &ANY))?)
}

/// What a type stores, where it says so.
pub fn storage_of(ctx: &Context, ty: Type) -> Option<Type> {
    stored_as(ctx, ty).map(|storage| storage.ty)
}

/// The real numbers that values of a type stand for, where it says so.
pub fn expressed_of(ctx: &Context, ty: Type) -> Option<Type> {
    let five = |def| ty.params_of(ctx, def)?.get(4)?.as_type();
    let calibrated = || ty.params_of(ctx, &CALIBRATED)?.first()?.as_type();
    five(&UNIFORM).or_else(|| five(&ANY)).or_else(calibrated)
}

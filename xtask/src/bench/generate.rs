//! Generated modules: deterministic, streamed to a file so that this process
//! stays small beside the ones it measures.

use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;

/// A kind of generated module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Workload {
    /// Many functions of nested loops over memrefs.
    Funcs,
    /// The same, with a location for each op, defined after the ops.
    Located,
    /// One function of many blocks with arguments, four ops to a block.
    Blocks,
    /// Many functions in the LLVM dialect.
    Llvm,
    /// Loops and conditions nested a hundred deep.
    Deep,
}

/// How deep a function of [`Workload::Deep`] nests.
const DEPTH: usize = 100;

impl Workload {
    pub(crate) const ALL: [Self; 5] =
        [Self::Funcs, Self::Located, Self::Blocks, Self::Llvm, Self::Deep];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Funcs => "funcs",
            Self::Located => "located",
            Self::Blocks => "blocks",
            Self::Llvm => "llvm",
            Self::Deep => "deep",
        }
    }

    /// The sizes in ops that are measured; 200,000 ops make 50,000 blocks.
    pub(super) fn sizes(self) -> &'static [usize] {
        match self {
            Self::Funcs => &[1_000, 10_000, 100_000, 1_000_000],
            Self::Located => &[10_000, 100_000],
            Self::Blocks => &[10_000, 200_000],
            Self::Llvm => &[10_000, 100_000, 1_000_000],
            Self::Deep => &[10_000, 100_000],
        }
    }

    /// Whether there is anything to lower before the translation.
    pub(super) fn is_lowered(self) -> bool {
        self != Self::Llvm
    }

    /// Writes a module of `ops` ops or a few more; gives their number.
    pub(crate) fn write(self, path: &Path, ops: usize) -> Result<usize> {
        let mut out = BufWriter::new(File::create(path)?);
        let written = match self {
            Self::Funcs => repeat(&mut out, ops, func)?,
            Self::Located => located(&mut out, ops)?,
            Self::Blocks => blocks(&mut out, ops / 4)?,
            Self::Llvm => repeat(&mut out, ops, llvm_func)?,
            Self::Deep => repeat(&mut out, ops, deep_func)?,
        };
        out.flush()?;
        Ok(written)
    }
}

/// Writes functions until there are enough ops.
fn repeat<W: Write>(
    out: &mut W,
    ops: usize,
    function: fn(&mut W, usize) -> Result<usize>,
) -> Result<usize> {
    let mut written = 0;
    let mut index = 0;
    while written < ops {
        written += function(out, index)?;
        index += 1;
    }
    Ok(written)
}

/// A matrix product with a bias and a clamp.
fn func<W: Write>(out: &mut W, index: usize) -> Result<usize> {
    let text =
        "(%a: memref<?x?xf32>, %b: memref<?x64xf32>, %c: memref<32x64xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%top = %zero) -> (f32) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%best = %top) -> (f32) {
      %dot = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
        %x = memref.load %a[%i, %k] : memref<?x?xf32>
        %y = memref.load %b[%k, %j] : memref<?x64xf32>
        %xy = arith.mulf %x, %y : f32
        %sum = arith.addf %acc, %xy : f32
        scf.yield %sum : f32
      }
      %ij = arith.addi %i, %j : index
      %int = arith.index_cast %ij : index to i32
      %bias = arith.sitofp %int : i32 to f32
      %v = arith.addf %dot, %bias : f32
      %positive = arith.cmpf ogt, %v, %zero : f32
      %clamped = arith.select %positive, %v, %zero : f32
      scf.if %positive {
        memref.store %clamped, %c[%i, %j] : memref<32x64xf32>
      }
      %next = arith.maximumf %best, %clamped : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %r : f32
}
";
    writeln!(out, "func.func @f{index}{text}")?;
    Ok(27)
}

/// The functions of [`func`], with locations.
fn located<W: Write>(out: &mut W, ops: usize) -> Result<usize> {
    let mut text = Vec::new();
    let written = repeat(&mut text, ops, func)?;
    let mut count = 0;
    for line in String::from_utf8_lossy(&text).lines() {
        if line.is_empty() || line.ends_with('{') {
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{line} loc(#loc{count})")?;
            count += 1;
        }
    }
    for number in 0..count {
        writeln!(out, "#loc{number} = loc(\"product.py\":{}:{})", number / 3 + 1, number % 3 * 9)?;
    }
    Ok(written)
}

/// One function; each block branches on and to some other block.
fn blocks<W: Write>(out: &mut W, count: usize) -> Result<usize> {
    let count = count.max(2);
    writeln!(out, "func.func @blocks(%x: i32, %y: i32) -> i32 {{")?;
    writeln!(out, "  cf.br ^bb0(%x, %y : i32, i32)")?;
    for block in 0..count {
        let (next, other) = (block + 1, (block * 7919 + 13) % count);
        writeln!(out, "^bb{block}(%a{block}: i32, %b{block}: i32):")?;
        writeln!(out, "  %s{block} = arith.addi %a{block}, %b{block} : i32")?;
        writeln!(out, "  %t{block} = arith.xori %s{block}, %y : i32")?;
        if block % 3 == 0 {
            writeln!(out, "  cf.br ^bb{next}(%s{block}, %t{block} : i32, i32)")?;
        } else {
            writeln!(out, "  %c{block} = arith.cmpi slt, %s{block}, %x : i32")?;
            writeln!(
                out,
                "  cf.cond_br %c{block}, ^bb{next}(%s{block}, %t{block} : i32, i32), ^bb{other}(%t{block}, %x : i32, i32)"
            )?;
        }
    }
    writeln!(out, "^bb{count}(%r: i32, %unused: i32):\n  return %r : i32\n}}")?;
    Ok(4 * count - count.div_ceil(3) + 3)
}

/// A loop over an array, as it looks once lowered.
fn llvm_func<W: Write>(out: &mut W, index: usize) -> Result<usize> {
    let text = "(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^head(%zero, %none : i64, i32)
^head(%i: i64, %acc: i32):
  %more = llvm.icmp \"slt\" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %y = llvm.mul %x, %seven : i32
  %z = llvm.add %y, %acc : i32
  %odd = llvm.trunc %z : i32 to i1
  %w = llvm.select %odd, %z, %x : i1, i32
  llvm.store %w, %q : i32, !llvm.ptr
  %f = llvm.sitofp %w : i32 to f32
  %g = llvm.fmul %f, %f : f32
  %h = llvm.fptosi %g : f32 to i32
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %h : i64, i32)
^exit:
  llvm.return %acc : i32
}
";
    writeln!(out, "llvm.func @f{index}{text}")?;
    Ok(21)
}

/// Alternating loops and conditions, each inside the one before.
fn deep_func<W: Write>(out: &mut W, index: usize) -> Result<usize> {
    writeln!(out, "func.func @f{index}(%n: index, %m: memref<?xindex>) {{")?;
    writeln!(out, "  %v0 = arith.constant 0 : index\n  %one = arith.constant 1 : index")?;
    for level in 1..=DEPTH {
        let outer = level - 1;
        if level % 2 == 0 {
            writeln!(out, "%p{level} = arith.cmpi ult, %v{outer}, %n : index")?;
            writeln!(out, "%v{level} = arith.addi %v{outer}, %one : index")?;
            writeln!(out, "scf.if %p{level} {{")?;
        } else {
            writeln!(out, "scf.for %v{level} = %v{outer} to %n step %one {{")?;
        }
    }
    writeln!(out, "memref.store %n, %m[%v{DEPTH}] : memref<?xindex>")?;
    writeln!(out, "{}", "}\n".repeat(DEPTH))?;
    writeln!(out, "  return\n}}")?;
    // Each level has its terminator, which is not written out.
    Ok(5 + DEPTH / 2 * 6)
}

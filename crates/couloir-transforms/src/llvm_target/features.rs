//! What processors can do, by tables of LLVM's: a line for each feature with those it implies, and
//! after an empty line one for each set of features, as bits in the order of the lines, with the
//! processors that have it.

use rustc_hash::FxHashMap;

use super::triple::{Family as F, Triple};

/// Sets of features.
type Set = Vec<u64>;

/// The features of a family of machines.
struct Table {
    names: Vec<&'static str>,
    places: FxHashMap<&'static str, usize>,
    /// What each implies.
    implied: Vec<Vec<usize>>,
    /// The last lines.
    processors: &'static str,
}

fn text_of(family: F) -> &'static str {
    match family {
        F::AArch64 => include_str!("tables/aarch64.txt"),
        F::Amdgcn => include_str!("tables/amdgcn.txt"),
        F::Arm => include_str!("tables/arm.txt"),
        F::Avr => include_str!("tables/avr.txt"),
        F::Bpf => include_str!("tables/bpf.txt"),
        F::Hexagon => include_str!("tables/hexagon.txt"),
        F::LoongArch => include_str!("tables/loongarch.txt"),
        F::M68k => include_str!("tables/m68k.txt"),
        F::Mips => include_str!("tables/mips.txt"),
        F::Msp430 => include_str!("tables/msp430.txt"),
        F::Nvptx => include_str!("tables/nvptx.txt"),
        F::PowerPc => include_str!("tables/powerpc.txt"),
        F::R600 => include_str!("tables/r600.txt"),
        F::RiscV => include_str!("tables/riscv.txt"),
        F::Sparc => include_str!("tables/sparc.txt"),
        F::SystemZ => include_str!("tables/systemz.txt"),
        F::Ve => include_str!("tables/ve.txt"),
        F::Wasm => include_str!("tables/wasm.txt"),
        F::X86 => include_str!("tables/x86.txt"),
        F::Xtensa => include_str!("tables/xtensa.txt"),
        F::Lanai | F::Spirv | F::XCore => "\n",
    }
}

impl Table {
    fn of(family: F) -> Self {
        let (features, processors) = text_of(family).split_once("\n\n").unwrap_or_default();
        let lines = || features.lines().map(|line| line.split(' '));
        let names: Vec<&str> = lines().filter_map(|mut words| words.next()).collect();
        let places: FxHashMap<&str, usize> =
            names.iter().enumerate().map(|(at, name)| (*name, at)).collect();
        let place = |name| places.get(name).copied();
        let implied = lines().map(|words| words.skip(1).filter_map(place).collect()).collect();
        Self { names, places, implied, processors }
    }

    /// What a processor has; none of one that is not known.
    fn processor(&self, name: &str) -> Option<Set> {
        let mut lines = self.processors.lines();
        let bits = lines.find_map(|line| {
            let mut words = line.split(' ');
            let bits = words.next()?;
            words.any(|own| own == name).then_some(bits)
        })?;
        let mut set = vec![0; self.names.len().div_ceil(64)];
        for (at, digit) in bits.chars().rev().filter_map(|digit| digit.to_digit(16)).enumerate() {
            if let Some(word) = set.get_mut(at / 16) {
                *word |= u64::from(digit) << (at % 16 * 4);
            }
        }
        Some(set)
    }

    /// Sets a feature, and what it implies; or clears it, and what implies it.
    fn apply(&self, set: &mut [u64], feature: usize, on: bool) {
        let mut work = vec![feature];
        let mut done = vec![false; self.names.len()];
        while let Some(at) = work.pop() {
            match done.get_mut(at) {
                Some(done) if !*done => *done = true,
                _ => continue,
            }
            put(set, at, on);
            if on {
                work.extend(self.implied.get(at).into_iter().flatten());
            } else {
                let rows = self.implied.iter().enumerate();
                work.extend(rows.filter(|(_, row)| row.contains(&at)).map(|(by, _)| by));
            }
        }
    }
}

fn has(set: &[u64], at: usize) -> bool {
    set.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 != 0)
}

fn put(set: &mut [u64], at: usize, on: bool) {
    if let Some(word) = set.get_mut(at / 64) {
        match on {
            true => *word |= 1 << (at % 64),
            false => *word &= !(1 << (at % 64)),
        }
    }
}

/// A processor with all it can do.
pub(super) struct Machine {
    table: Table,
    set: Set,
}

impl Machine {
    /// A processor with further features; what is not known of it, as LLVM says it.
    pub(super) fn new(triple: &Triple, chip: &str, given: &[&str]) -> (Self, Vec<String>) {
        let table = Table::of(triple.family);
        let name = default_processor(triple, chip);
        let known = table.processor(name);
        // LLVM looks for the processor twice: for what it can do, and for how fast it does that.
        let missing = known.is_none() && !name.is_empty() && !table.names.is_empty();
        let problem = missing.then(|| unknown(name, "processor"));
        let mut problems: Vec<String> = problem.iter().cloned().collect();
        let mut set = known.unwrap_or_else(|| vec![0; table.names.len().div_ceil(64)]);
        let own = own_features(triple, chip, given.is_empty());
        for feature in own.iter().chain(given) {
            let Some((sign, name)) = feature.split_at_checked(1) else { continue };
            match table.places.get(name) {
                Some(&at) if sign == "=" => put(&mut set, at, true),
                Some(&at) => table.apply(&mut set, at, sign == "+"),
                None => problems.push(unknown(feature, "feature")),
            }
        }
        problems.extend(problem);
        if let Some(width) = default_width(triple, &table, &set) {
            put(&mut set, width, true);
        }
        if TWICE.contains(&triple.family) {
            problems.extend_from_within(..);
        }
        (Self { table, set }, problems)
    }

    /// The names of all it can do, in order.
    pub(super) fn features(&self) -> impl Iterator<Item = &'static str> + '_ {
        let names = self.table.names.iter().enumerate();
        names.filter(|(at, _)| has(&self.set, *at)).map(|(_, name)| *name)
    }
}

/// Targets that LLVM asks twice for what a processor can do.
const TWICE: [F; 5] = [F::Bpf, F::M68k, F::Mips, F::Msp430, F::Ve];

/// How many threads AMD's processors run together where nothing says so.
fn default_width(triple: &Triple, table: &Table, set: &[u64]) -> Option<usize> {
    let widths = ["wavefrontsize32", "wavefrontsize64"].map(|name| table.places.get(name));
    let known = widths.iter().flatten().any(|&&at| has(set, at));
    widths[1].copied().filter(|_| triple.family == F::Amdgcn && !known)
}

/// What LLVM says of a name that is none.
fn unknown(name: &str, what: &str) -> String {
    format!("'{name}' is not a recognized {what} for this target (ignoring {what})\n")
}

/// The processor that is meant.
fn default_processor<'c>(triple: &Triple, chip: &'c str) -> &'c str {
    let wide = triple.bits == 64;
    match (triple.family, chip) {
        (F::AArch64, "") if triple.arch == "arm64e" => "apple-a12",
        (F::AArch64 | F::Arm | F::X86, "") => "generic",
        (F::Avr, "") => "avr2",
        (F::Hexagon, "") => "hexagonv68",
        (F::LoongArch, "" | "generic") if wide => "generic-la64",
        (F::LoongArch, "" | "generic") => "generic-la32",
        (F::Mips, "" | "generic") if wide => "mips64",
        (F::Mips, "" | "generic") => "mips32",
        (F::R600, "") => "r600",
        (F::Amdgcn, "") if triple.has_os("amdhsa") => "generic-hsa",
        (F::Amdgcn, "") => "generic",
        (F::RiscV, "" | "generic") if wide => "generic-rv64",
        (F::RiscV, "" | "generic") => "generic-rv32",
        (F::Sparc, "") if wide => "v9",
        (F::SystemZ | F::Msp430 | F::Ve | F::Xtensa, "") => "generic",
        (_, chip) => chip,
    }
}

/// The features that come with a triple; with `=` before them, without what they imply.
fn own_features(triple: &Triple, chip: &str, alone: bool) -> Vec<&'static str> {
    let wide = triple.bits == 64;
    match triple.family {
        F::X86 if wide => vec!["+64bit-mode", "-32bit-mode", "-16bit-mode", "+sse2"],
        F::X86 if triple.has_environment("code16") => vec!["+16bit-mode"],
        F::X86 => vec!["+32bit-mode"],
        F::AArch64 if chip.is_empty() && alone && triple.arch != "arm64e" => vec!["+v8a"],
        F::Arm => arm_features(triple, chip),
        F::PowerPc => {
            let aix = triple.has_os("aix").then_some("+aix");
            let wide = wide.then_some("+64bit");
            let always = ["+crbits", "+invariant-function-descriptors"];
            aix.into_iter().chain(wide).chain(always).collect()
        }
        F::Sparc if wide => vec!["=64bit"],
        _ => Vec::new(),
    }
}

fn arm_features(triple: &Triple, chip: &str) -> Vec<&'static str> {
    let version = triple.version.filter(|_| matches!(chip, "" | "generic"));
    let mut own: Vec<&str> = version.into_iter().collect();
    if triple.thumb {
        own.extend(["+thumb-mode", "+v4t"]);
    }
    own
}

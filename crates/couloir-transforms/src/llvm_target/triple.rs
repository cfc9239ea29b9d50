//! Triples: which machine, whose, under what system.
//!
//! What follows the architecture is known by how it begins, as LLVM does; words in another place
//! than theirs say nothing.

/// A kind of machine that there is a target for, and the table of its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    AArch64,
    Amdgcn,
    Arm,
    Avr,
    Bpf,
    Hexagon,
    Lanai,
    LoongArch,
    M68k,
    Mips,
    Msp430,
    Nvptx,
    PowerPc,
    R600,
    RiscV,
    Sparc,
    Spirv,
    SystemZ,
    Ve,
    Wasm,
    X86,
    XCore,
    Xtensa,
}

use Family as F;

/// The bits of a pointer, and whether the lowest byte comes first; the names of such machines.
type Row = (Family, u32, bool, &'static [&'static str]);

const ARCHITECTURES: &[Row] = &[
    (F::X86, 32, true, &["i386", "i486", "i586", "i686", "i786", "i886", "i986"]),
    (F::X86, 64, true, &["amd64", "x86_64", "x86_64h"]),
    (F::PowerPc, 32, false, &["powerpc", "powerpcspe", "ppc", "ppc32"]),
    (F::PowerPc, 32, true, &["powerpcle", "ppcle", "ppc32le"]),
    (F::PowerPc, 64, false, &["powerpc64", "ppu", "ppc64"]),
    (F::PowerPc, 64, true, &["powerpc64le", "ppc64le"]),
    (F::AArch64, 64, true, &["aarch64", "arm64", "arm64e", "arm64ec"]),
    (F::AArch64, 64, false, &["aarch64_be"]),
    (F::AArch64, 32, true, &["aarch64_32", "arm64_32"]),
    (F::Avr, 16, true, &["avr"]),
    (F::M68k, 32, false, &["m68k"]),
    (F::Msp430, 16, true, &["msp430"]),
    (F::Mips, 32, false, &["mips", "mipseb", "mipsallegrex", "mipsisa32r6", "mipsr6"]),
    (F::Mips, 32, true, &["mipsel", "mipsallegrexel", "mipsisa32r6el", "mipsr6el"]),
    (
        F::Mips,
        64,
        false,
        &["mips64", "mips64eb", "mipsn32", "mipsisa64r6", "mips64r6", "mipsn32r6"],
    ),
    (F::Mips, 64, true, &["mips64el", "mipsn32el", "mipsisa64r6el", "mips64r6el", "mipsn32r6el"]),
    (F::R600, 32, true, &["r600"]),
    (F::Amdgcn, 64, true, &["amdgcn"]),
    (F::RiscV, 32, true, &["riscv32"]),
    (F::RiscV, 64, true, &["riscv64"]),
    (F::RiscV, 32, false, &["riscv32be"]),
    (F::RiscV, 64, false, &["riscv64be"]),
    (F::Hexagon, 32, true, &["hexagon"]),
    (F::SystemZ, 64, false, &["s390x", "systemz"]),
    (F::Sparc, 32, false, &["sparc"]),
    (F::Sparc, 32, true, &["sparcel"]),
    (F::Sparc, 64, false, &["sparcv9", "sparc64"]),
    (F::XCore, 32, true, &["xcore"]),
    (F::Nvptx, 32, true, &["nvptx"]),
    (F::Nvptx, 64, true, &["nvptx64"]),
    (F::Spirv, 0, true, &["spirv"]),
    (F::Spirv, 32, true, &["spirv32"]),
    (F::Spirv, 64, true, &["spirv64"]),
    (F::Lanai, 32, false, &["lanai"]),
    (F::Ve, 64, true, &["ve"]),
    (F::Wasm, 32, true, &["wasm32"]),
    (F::Wasm, 64, true, &["wasm64"]),
    (F::LoongArch, 32, true, &["loongarch32"]),
    (F::LoongArch, 64, true, &["loongarch64"]),
    (F::Xtensa, 32, true, &["xtensa"]),
    (F::Bpf, 64, true, &["bpf", "bpfel", "bpf_le"]),
    (F::Bpf, 64, false, &["bpfeb", "bpf_be"]),
];

/// Versions of Arm's architecture as triples tell them, and the features they are.
const VERSIONS: &[(&str, &str)] = &[
    ("v4", "+armv4"),
    ("v4t", "+armv4t"),
    ("v5", "+armv5t"),
    ("v5t", "+armv5t"),
    ("v5e", "+armv5te"),
    ("v5te", "+armv5te"),
    ("v5tej", "+armv5te"),
    ("v6", "+armv6"),
    ("v6k", "+armv6k"),
    ("v6t2", "+armv6t2"),
    ("v6kz", "+armv6kz"),
    ("v6z", "+armv6kz"),
    ("v6zk", "+armv6kz"),
    ("v6m", "+armv6-m"),
    ("v6sm", "+armv6-m"),
    ("v7", "+armv7-a"),
    ("v7a", "+armv7-a"),
    ("v7l", "+armv7-a"),
    ("v7hl", "+armv7-a"),
    ("v7ve", "+armv7ve"),
    ("v7r", "+armv7-r"),
    ("v7m", "+armv7-m"),
    ("v7em", "+armv7e-m"),
    ("v7s", "+armv7s"),
    ("v7k", "+armv7k"),
    ("v8", "+armv8-a"),
    ("v8a", "+armv8-a"),
    ("v8l", "+armv8-a"),
    ("v8.1a", "+armv8.1-a"),
    ("v8.2a", "+armv8.2-a"),
    ("v8.3a", "+armv8.3-a"),
    ("v8.4a", "+armv8.4-a"),
    ("v8.5a", "+armv8.5-a"),
    ("v8.6a", "+armv8.6-a"),
    ("v8.7a", "+armv8.7-a"),
    ("v8.8a", "+armv8.8-a"),
    ("v8.9a", "+armv8.9-a"),
    ("v9", "+armv9-a"),
    ("v9a", "+armv9-a"),
    ("v9.1a", "+armv9.1-a"),
    ("v9.2a", "+armv9.2-a"),
    ("v9.3a", "+armv9.3-a"),
    ("v9.4a", "+armv9.4-a"),
    ("v9.5a", "+armv9.5-a"),
    ("v9.6a", "+armv9.6-a"),
    ("v9.7a", "+armv9.7-a"),
    ("v8r", "+armv8-r"),
    ("v8m.base", "+armv8-m.base"),
    ("v8m.main", "+armv8-m.main"),
    ("v8.1m.main", "+armv8.1-m.main"),
];

/// Systems of Apple's, by how their names begin.
const DARWIN: &[&str] =
    &["bridgeos", "darwin", "driverkit", "ios", "macos", "tvos", "visionos", "watchos", "xros"];

/// A triple.
#[derive(Clone, Debug)]
pub(super) struct Triple {
    pub(super) family: Family,
    pub(super) bits: u32,
    pub(super) little: bool,
    /// The architecture as it is spelled.
    pub(super) arch: String,
    /// The feature that a version of Arm's architecture is.
    pub(super) version: Option<&'static str>,
    pub(super) thumb: bool,
    vendor: String,
    os: String,
    environment: String,
}

impl Triple {
    /// A triple of a machine that there is a target for.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, '-').map(str::to_owned);
        let mut next = || parts.next().unwrap_or_default();
        let arch = next();
        let mut triple = Self {
            family: F::Arm,
            bits: 32,
            little: true,
            arch,
            version: None,
            thumb: false,
            vendor: next(),
            os: next(),
            environment: next(),
        };
        let row = ARCHITECTURES.iter().find(|row| row.3.contains(&triple.arch.as_str()));
        match row {
            Some(&(family, bits, little, _)) => {
                (triple.family, triple.bits, triple.little) = (family, bits, little);
            }
            None => triple.arm()?,
        }
        Some(triple)
    }

    /// Reads an architecture as one of Arm's.
    fn arm(&mut self) -> Option<()> {
        if let Some(rest) = self.arch.strip_prefix("xscale") {
            (self.version, self.little) = (Some("+xscale"), rest.is_empty());
            return ["", "eb"].contains(&rest).then_some(());
        }
        let (thumb, rest) = match self.arch.strip_prefix("thumb") {
            Some(rest) => (true, rest),
            None => (false, self.arch.strip_prefix("arm")?),
        };
        let (big, rest) = match (rest.strip_prefix("eb"), rest.strip_suffix("eb")) {
            (Some(rest), _) | (None, Some(rest)) => (true, rest),
            (None, None) => (false, rest),
        };
        let row = VERSIONS.iter().find(|row| row.0 == rest);
        let version = row.map(|row| row.1);
        (self.thumb, self.little, self.version) = (thumb, !big, version);
        let numbered = rest
            .strip_prefix('v')
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
        (rest.is_empty() || numbered).then_some(())
    }

    pub(super) fn is_darwin(&self) -> bool {
        DARWIN.iter().any(|name| self.os.starts_with(name))
    }

    pub(super) fn is_windows(&self) -> bool {
        self.os.starts_with("windows") || self.os.starts_with("win32")
    }

    /// Whether names are changed as they are under Windows.
    pub(super) fn is_mangled(&self) -> bool {
        self.is_windows() || self.os.starts_with("uefi")
    }

    pub(super) fn has_os(&self, name: &str) -> bool {
        self.os.starts_with(name)
    }

    pub(super) fn has_vendor(&self, name: &str) -> bool {
        self.vendor == name
    }

    pub(super) fn has_environment(&self, name: &str) -> bool {
        self.environment.starts_with(name)
    }

    /// The number behind the name of the system.
    pub(super) fn os_version(&self, name: &str) -> u32 {
        let digits = self.os.strip_prefix(name).unwrap_or_default();
        let end = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
        digits.get(..end).and_then(|digits| digits.parse().ok()).unwrap_or(0)
    }

    /// Whether nothing but the architecture is given.
    pub(super) fn is_bare(&self) -> bool {
        self.vendor.is_empty() && self.os.is_empty() && self.environment.is_empty()
    }

    /// How object files are written.
    pub(super) fn format(&self) -> Format {
        const GIVEN: [(&str, Format); 6] = [
            ("xcoff", Format::Xcoff),
            ("coff", Format::Coff),
            ("elf", Format::Elf),
            ("goff", Format::Goff),
            ("macho", Format::MachO),
            ("wasm", Format::Elf),
        ];
        if let Some(row) = GIVEN.iter().find(|row| self.environment.ends_with(row.0)) {
            return row.1;
        }
        // The other order of bytes is that of few systems.
        let ordinary = self.little != (self.family == F::PowerPc);
        match self.family {
            F::PowerPc if self.has_os("aix") => Format::Xcoff,
            F::SystemZ if self.has_os("zos") => Format::Goff,
            F::AArch64 | F::Arm | F::X86 | F::PowerPc if self.is_darwin() && ordinary => {
                Format::MachO
            }
            F::AArch64 | F::Arm | F::X86 if self.is_mangled() && self.little => Format::Coff,
            _ => Format::Elf,
        }
    }
}

/// Formats of object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Elf,
    Coff,
    MachO,
    Xcoff,
    Goff,
}

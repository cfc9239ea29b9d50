//! The data layout of a target, as LLVM writes it. What a specification has no place for, of
//! vectors, aggregates and pointers that are no numbers, is left out.

use super::triple::{Family as F, Format, Triple};

/// The layout of what runs on a machine.
pub(super) fn of(triple: &Triple) -> String {
    let order = if triple.little { "e" } else { "E" };
    let wide = triple.bits == 64;
    let rest = match triple.family {
        F::AArch64 => return aarch64(triple, order),
        F::Arm => return arm(triple, order),
        F::X86 => return x86(triple),
        F::PowerPc => return powerpc(triple, order),
        F::Mips => return mips(triple, order),
        F::SystemZ => return systemz(triple, order),
        F::Avr => "-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16",
        F::Amdgcn => {
            "-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32\
             -p8:128:128:128:48-p9:192:256:256:32-i64:64-n32:64-S32-A5-G1"
        }
        F::R600 => "-m:e-p:32:32-i64:64-n32:64-S32-A5-G1",
        F::Bpf => "-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        F::Hexagon => {
            "-m:e-p:32:32:32-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64"
        }
        F::Lanai => "-m:e-p:32:32-i64:64-n32-S64",
        F::LoongArch | F::RiscV if wide => "-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        F::LoongArch | F::RiscV => "-m:e-p:32:32-i64:64-n32-S128",
        F::M68k => "-m:e-p:32:16:32-i8:8:8-i16:16:16-i32:16:32-n8:16:32-S16",
        F::Msp430 => "-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-n8:16-S16",
        F::Nvptx if wide => "-p6:32:32-i64:64-i128:128-i256:256-n16:32:64",
        F::Nvptx => "-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-n16:32:64",
        F::Sparc if wide => "-m:e-i64:64-i128:128-n32:64-S128",
        F::Sparc => "-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64",
        F::Spirv => return spirv(triple),
        F::Ve => "-m:e-i64:64-n32:64-S128",
        F::Wasm => return wasm(triple),
        F::XCore => "-m:e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i64:32-f64:32-n32",
        F::Xtensa => "-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-n32",
    };
    format!("{order}{rest}")
}

/// How names are changed.
fn mangling(triple: &Triple) -> &'static str {
    match triple.format() {
        Format::MachO => "-m:o",
        Format::Coff if !triple.is_mangled() => "-m:e",
        Format::Coff if triple.family == F::X86 && triple.bits == 32 => "-m:x",
        Format::Coff => "-m:w",
        Format::Xcoff => "-m:a",
        Format::Goff => "-m:l",
        Format::Elf => "-m:e",
    }
}

/// Pointers of other sizes that languages of Microsoft's have.
const SIZED: &str = "-p270:32:32-p271:32:32-p272:64:64";

fn aarch64(triple: &Triple, order: &str) -> String {
    let narrow = triple.bits == 32;
    let mangled = mangling(triple);
    let rest = "-i64:64-i128:128-n32:64-S128-Fn32";
    match triple.format() {
        Format::MachO => {
            let pointer = if narrow { "-p:32:32" } else { "" };
            format!("e{mangled}{pointer}{SIZED}{rest}")
        }
        Format::Coff => format!("e-m:w{SIZED}-p:64:64-i32:32{rest}"),
        _ => {
            let narrow = triple.has_environment("gnu_ilp32");
            let pointer = if narrow { "-p:32:32" } else { "" };
            format!("{order}{mangled}{pointer}{SIZED}-i8:8:32-i16:16:32{rest}")
        }
    }
}

/// How procedures are called on Arm's machines.
#[derive(PartialEq, Eq)]
enum Calls {
    Apcs,
    Aapcs,
    Aapcs16,
}

fn arm_calls(triple: &Triple) -> Calls {
    let small = triple.version.is_some_and(|version| version.contains("-m"));
    if triple.format() == Format::MachO {
        let eabi = triple.has_environment("eabi") && !triple.has_environment("eabihf");
        let bare = eabi || !triple.is_darwin();
        return match () {
            () if bare || small => Calls::Aapcs,
            () if triple.version == Some("+armv7k") => Calls::Aapcs16,
            () => Calls::Apcs,
        };
    }
    let given = ["android", "gnueabi", "musleabi", "eabi", "ohos"];
    let given = given.iter().any(|name| triple.has_environment(name));
    match !given && !triple.is_windows() && triple.has_os("netbsd") {
        true => Calls::Apcs,
        false => Calls::Aapcs,
    }
}

fn arm(triple: &Triple, order: &str) -> String {
    let (doubles, stack) = match arm_calls(triple) {
        Calls::Apcs => ("-f64:32:64", "-S32"),
        Calls::Aapcs => ("-i64:64", "-S64"),
        Calls::Aapcs16 => ("-i64:64", "-S128"),
    };
    format!("{order}{}-p:32:32-Fi8{doubles}-n32{stack}", mangling(triple))
}

fn x86(triple: &Triple) -> String {
    let wide = triple.bits == 64;
    let small = triple.has_os("elfiamcu");
    let windows = triple.is_windows();
    let narrow = !wide || triple.has_environment("gnux32") || triple.has_environment("muslx32");
    let pointer = if narrow { "-p:32:32" } else { "" };
    let ints = match () {
        () if wide || windows => "-i64:64-i128:128",
        () if small => "-i64:32-f64:32",
        () => "-i128:128-f64:32:64",
    };
    let known = triple.has_environment("gnu") || triple.has_environment("cygnus");
    let msvc = windows && !known && !triple.has_environment("itanium");
    let long = match () {
        () if small => "",
        () if wide || triple.is_darwin() || msvc => "-f80:128",
        () => "-f80:32",
    };
    let longest = if small { "-f128:32" } else { "" };
    let native = if wide { "-n8:16:32:64" } else { "-n8:16:32" };
    let stack = if (!wide && windows) || small { "-S32" } else { "-S128" };
    format!("e{}{pointer}{SIZED}{ints}{long}{longest}{native}{stack}", mangling(triple))
}

fn powerpc(triple: &Triple, order: &str) -> String {
    let wide = triple.bits == 64;
    let aix = triple.has_os("aix");
    let pointer = if wide && !triple.has_os("lv2") { "" } else { "-p:32:32" };
    let old = (1..=12).contains(&triple.os_version("freebsd"));
    let second = triple.has_os("openbsd")
        || triple.has_environment("musl")
        || (triple.has_os("freebsd") && !old);
    let functions = match () {
        () if wide && !triple.little && !second => "-Fi64",
        () if aix && wide => "-Fi64",
        () if aix => "-Fi32",
        () => "-Fn32",
    };
    let native = if wide { "-i128:128-n32:64" } else { "-n32" };
    let stack = if wide && (aix || triple.has_os("linux")) { "-S128" } else { "" };
    let doubles = if aix { "-f64:32:64" } else { "" };
    format!("{order}{}{pointer}{functions}-i64:64{native}{doubles}{stack}", mangling(triple))
}

fn mips(triple: &Triple, order: &str) -> String {
    let narrow = triple.has_environment("gnuabin32")
        || (triple.is_bare() && triple.arch.starts_with("mipsn32"));
    match (triple.bits, narrow) {
        (64, false) => format!("{order}-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"),
        (64, true) => format!("{order}-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"),
        _ => format!("{order}-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"),
    }
}

fn systemz(triple: &Triple, order: &str) -> String {
    let own = if triple.has_os("zos") { "-m:l-p1:32:32" } else { "-m:e" };
    format!("{order}{own}-i1:8:16-i8:8:16-i64:64-f128:64-n32:64")
}

fn spirv(triple: &Triple) -> String {
    let text = match triple.bits {
        32 => "e-p:32:32-i64:64-n8:16:32:64-G1",
        64 if triple.has_vendor("amd") => "e-i64:64-n32:64-S32-G1-P4-A0",
        64 => "e-i64:64-n8:16:32:64-G1",
        _ => "e-i64:64-n8:16:32:64-G10",
    };
    text.to_owned()
}

fn wasm(triple: &Triple) -> String {
    let bits = triple.bits;
    let long = if triple.has_os("emscripten") { "-f128:64" } else { "" };
    format!("e-m:e-p:{bits}:{bits}-p10:8:8-p20:8:8-i64:64-i128:128{long}-n32:64-S128")
}

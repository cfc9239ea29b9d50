//! C programs of published packages, and drivers for them.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{
    Arguments, CLANG, LIBRARIES, LOSSLESS, Trip, check, is_installed, report, say_the_same,
    with_packages,
};
use crate::Result;
use crate::tools::{Couloir, repository_root};

/// A program: the driver of this name in `tests/programs`, and what it is linked with.
struct Program {
    name: &'static str,
    /// The package with the sources.
    package: &'static str,
    /// Their folder in it.
    folder: &'static str,
    sources: &'static [&'static str],
    /// Folders of headers, in the package.
    includes: &'static [&'static str],
    flags: &'static [&'static str],
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "zlib",
        package: "libz-sys",
        folder: "src/zlib",
        sources: &[
            "adler32.c",
            "compress.c",
            "crc32.c",
            "deflate.c",
            "inffast.c",
            "inflate.c",
            "inftrees.c",
            "trees.c",
            "uncompr.c",
            "zutil.c",
        ],
        includes: &["src/zlib"],
        flags: &[],
    },
    Program {
        name: "bzip2",
        package: "bzip2-sys",
        folder: "bzip2-1.0.8",
        sources: &[
            "blocksort.c",
            "bzlib.c",
            "compress.c",
            "crctable.c",
            "decompress.c",
            "huffman.c",
            "randtable.c",
        ],
        includes: &["bzip2-1.0.8"],
        flags: &["-DBZ_NO_STDIO"],
    },
    Program {
        name: "lz4",
        package: "lz4-sys",
        folder: "liblz4/lib",
        sources: &["lz4.c", "lz4hc.c"],
        includes: &["liblz4/lib"],
        flags: &[],
    },
    Program {
        name: "mimalloc",
        package: "libmimalloc-sys",
        folder: "c_src/mimalloc/v2/src",
        sources: &["static.c"],
        includes: &["c_src/mimalloc/v2/include", "c_src/mimalloc/v2/src"],
        flags: &[],
    },
    Program {
        name: "sqlite",
        package: "libsqlite3-sys",
        folder: "sqlite3",
        sources: &["sqlite3.c"],
        includes: &["sqlite3"],
        flags: &[],
    },
];

/// A compiler, with the ways through the dialect that its LLVM IR takes.
struct Compiler {
    name: &'static str,
    trips: &'static [(&'static str, Trip)],
}

const PLAIN: (&str, Trip) =
    ("", Trip { import: &["--mlir-print-debuginfo"], export: &[], is_lossless: false });

const TYPED: (&str, Trip) = (
    " with typed pointers",
    Trip {
        import: &["--typed-pointers", "--mlir-print-debuginfo"],
        export: &["--legacy-syntax", "--mlir-identified-type-aliases"],
        is_lossless: false,
    },
);

const COMPILERS: &[Compiler] = &[
    Compiler { name: CLANG, trips: &[PLAIN, (" lossless", LOSSLESS)] },
    Compiler { name: "clang-14", trips: &[PLAIN, TYPED] },
];

/// How programs are compiled.
const WAYS: &[&[&str]] = &[&["-O0"], &["-O0", "-g"], &["-O2"], &["-O2", "-g"]];

fn programs(arguments: &Arguments, packages: &str) -> Vec<(&'static Program, PathBuf)> {
    with_packages(arguments, packages, PROGRAMS, |program| [program.name, program.package])
}

/// Whether all programs say the same.
pub(super) fn run(arguments: &Arguments, packages: &str, couloir: &Couloir) -> Result<bool> {
    let ways = if arguments.quick { &WAYS[..1] } else { WAYS };
    let mut all_same = true;
    for (program, package) in programs(arguments, packages) {
        for compiler in COMPILERS {
            if !is_installed(compiler.name) {
                println!("programs: {} is not installed, skipped", compiler.name);
                continue;
            }
            for way in ways {
                let build = Build { program, package: &package, way };
                let trial = Trial { build, compiler, couloir };
                all_same &= trial.run()?;
            }
        }
    }
    Ok(all_same)
}

/// The LLVM IR that the first compiler makes of the programs' sources in one way, written to a
/// folder: names and files.
pub(super) fn modules(
    arguments: &Arguments,
    packages: &str,
    way: &[&str],
    folder: &Path,
) -> Result<Vec<(String, PathBuf)>> {
    let mut modules = Vec::new();
    for (program, package) in programs(arguments, packages) {
        let folder = folder.join(program.name);
        std::fs::create_dir_all(&folder)?;
        let build = Build { program, package: &package, way };
        let compiled = build.compiled(CLANG, &build.sources().collect::<Vec<_>>(), &folder)?;
        let names = program.sources.iter().map(|source| format!("{}/{source}", program.name));
        modules.extend(names.zip(compiled));
    }
    Ok(modules)
}

/// A program and how it is compiled.
struct Build<'a> {
    program: &'a Program,
    package: &'a Path,
    way: &'a [&'a str],
}

/// A program compiled in one way, directly and by way of the dialect.
struct Trial<'a> {
    build: Build<'a>,
    compiler: &'a Compiler,
    couloir: &'a Couloir,
}

impl Trial<'_> {
    /// Whether it says the same.
    fn run(&self) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let direct = folder.path().join("direct");
        let build = &self.build;
        let sources: Vec<PathBuf> = build.sources().collect();
        build.link(self.compiler.name, &sources, &direct)?;
        let compiled = build.compiled(self.compiler.name, &sources, folder.path())?;
        let mut all_same = true;
        for (what, trip) in self.compiler.trips {
            let name = [build.program.name, self.compiler.name, &build.way.join(" ")].join(" ");
            let imported = folder.path().join("imported");
            let same = self.there_and_back(*trip, &compiled, &imported);
            let same = same.and_then(|()| say_the_same(&direct, &imported));
            all_same &= report(&(name + what), &same);
        }
        Ok(all_same)
    }

    fn there_and_back(&self, trip: Trip, compiled: &[PathBuf], program: &Path) -> Result<()> {
        let back: Result<Vec<PathBuf>> =
            compiled.iter().map(|module| trip.make(self.couloir, module)).collect();
        self.build.link(CLANG, &back?, program)
    }
}

impl Build<'_> {
    fn sources(&self) -> impl Iterator<Item = PathBuf> + '_ {
        self.program
            .sources
            .iter()
            .map(|source| self.package.join(self.program.folder).join(source))
    }

    /// A compiler with what all its calls have in common.
    fn clang(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        command.arg("-w").args(self.way).args(self.program.flags);
        for include in self.program.includes {
            command.arg("-I").arg(self.package.join(include));
        }
        command
    }

    fn link(&self, clang: &str, parts: &[PathBuf], program: &Path) -> Result<()> {
        let driver = format!("tests/programs/{}.c", self.program.name);
        let mut command = self.clang(clang);
        command.arg(repository_root().join(driver)).args(parts).arg("-o").arg(program);
        check(command.args(LIBRARIES))
    }

    /// LLVM IR of the sources, a file each.
    fn compiled(&self, clang: &str, sources: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>> {
        let mut modules = Vec::new();
        for (at, source) in sources.iter().enumerate() {
            let module = folder.join(format!("{at}.ll"));
            let mut clang = self.clang(clang);
            check(clang.args(["-S", "-emit-llvm", "-o"]).arg(&module).arg(source))?;
            modules.push(module);
        }
        Ok(modules)
    }
}

//! Whole programs there and back: C sources of published packages are compiled to LLVM IR,
//! imported, written back, compiled and run; they must say what they say when compiled directly.
//!
//! The sources come from packages that `tests/programs/Cargo.toml` names: Cargo fetches them and
//! none is built. Where clang is missing or nothing can be fetched, that is said and no failure.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::Result;
use crate::tools::{Couloir, repository_root};

/// The compiler, whose LLVM IR is of the version that is read.
const CLANG: &str = "clang-22";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The Couloir binary; built when not given.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Names of programs; all when none is given.
    programs: Vec<String>,
    /// Only without optimisation and debug information.
    #[arg(long)]
    quick: bool,
}

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

/// How programs are compiled.
const WAYS: &[&[&str]] = &[&["-O0"], &["-O0", "-g"], &["-O2"], &["-O2", "-g"]];

pub(crate) fn run(arguments: &Arguments) -> Result {
    if Command::new(CLANG).arg("--version").output().is_err() {
        println!("programs: {CLANG} is not installed, skipped");
        return Ok(ExitCode::SUCCESS);
    }
    let Some(packages) = packages() else {
        println!("programs: the packages cannot be fetched, skipped");
        return Ok(ExitCode::SUCCESS);
    };
    let couloir = Couloir::new(arguments.binary.as_deref())?;
    let wanted = |program: &&Program| {
        arguments.programs.is_empty() || arguments.programs.iter().any(|name| name == program.name)
    };
    let ways = if arguments.quick { &WAYS[..1] } else { WAYS };
    let mut all_same = true;
    for program in PROGRAMS.iter().filter(wanted) {
        let Some(package) = find(&packages, program.package) else {
            println!("programs: {} is not there, skipped", program.package);
            continue;
        };
        for way in ways {
            let same = Trial { program, package: &package, way, couloir: &couloir }.run()?;
            let verdict = if same { "the same" } else { "NOT the same" };
            println!("{} {}: {verdict}", program.name, way.join(" "));
            all_same &= same;
        }
    }
    Ok(if all_same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What Cargo says of the packages, once it has them.
fn packages() -> Option<String> {
    let manifest = repository_root().join("tests/programs/Cargo.toml");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--manifest-path"]).arg(manifest);
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The folder of a package.
fn find(packages: &str, name: &str) -> Option<PathBuf> {
    let manifests = packages.split("\"manifest_path\":\"").skip(1);
    let mut folders = manifests.filter_map(|rest| Path::new(rest.split('"').next()?).parent());
    let is_own = |folder: &&Path| {
        let own = folder.file_name().and_then(|own| own.to_str()).unwrap_or_default();
        let version = own.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
        version.is_some_and(|version| version.starts_with(|first: char| first.is_ascii_digit()))
    };
    folders.find(is_own).map(Path::to_path_buf)
}

/// A program compiled in one way, twice.
struct Trial<'a> {
    program: &'a Program,
    package: &'a Path,
    way: &'a [&'static str],
    couloir: &'a Couloir,
}

impl Trial<'_> {
    /// Whether it says the same.
    fn run(&self) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let direct = folder.path().join("direct");
        let sources: Vec<PathBuf> = self.sources().collect();
        self.link(&sources, &direct)?;
        let mut modules = Vec::new();
        for (at, source) in sources.iter().enumerate() {
            modules.push(self.there_and_back(source, &folder.path().join(at.to_string()))?);
        }
        let imported = folder.path().join("imported");
        self.link(&modules, &imported)?;
        let (expected, found) = (Command::new(direct).output()?, Command::new(imported).output()?);
        let plausible = expected.status.success() && !expected.stdout.is_empty();
        Ok(plausible && expected.status == found.status && expected.stdout == found.stdout)
    }

    fn sources(&self) -> impl Iterator<Item = PathBuf> + '_ {
        self.program
            .sources
            .iter()
            .map(|source| self.package.join(self.program.folder).join(source))
    }

    /// Clang with what all its calls have in common.
    fn clang(&self) -> Command {
        let mut command = Command::new(CLANG);
        command.arg("-w").args(self.way).args(self.program.flags);
        for include in self.program.includes {
            command.arg("-I").arg(self.package.join(include));
        }
        command
    }

    fn link(&self, parts: &[PathBuf], program: &Path) -> Result<()> {
        let driver = format!("tests/programs/{}.c", self.program.name);
        let mut command = self.clang();
        command.arg(repository_root().join(driver)).args(parts).arg("-o").arg(program);
        check(command.args(["-lm", "-lpthread", "-ldl"]))
    }

    /// The file with what a source becomes on its way through the LLVM dialect.
    fn there_and_back(&self, source: &Path, stem: &Path) -> Result<PathBuf> {
        let [compiled, imported, back] =
            ["in.ll", "mlir", "out.ll"].map(|ending| stem.with_extension(ending));
        let mut clang = self.clang();
        check(clang.args(["-S", "-emit-llvm", "-o"]).arg(&compiled).arg(source))?;
        self.translate("--import-llvm", &compiled, &imported)?;
        self.translate("--mlir-to-llvmir", &imported, &back)?;
        Ok(back)
    }

    fn translate(&self, flag: &str, from: &Path, to: &Path) -> Result<()> {
        let mut command = Command::new(self.couloir.tool("mlir-translate"));
        check(command.arg(flag).arg(from).arg("-o").arg(to))
    }
}

fn check(command: &mut Command) -> Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let said: String = said.chars().take(2000).collect();
    Err(format!("{command:?}: {}\n{said}", output.status).into())
}

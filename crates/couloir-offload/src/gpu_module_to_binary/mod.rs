//! `gpu-module-to-binary`: modules of kernels become binaries, with an object for each target.
//!
//! An object is LLVM IR, as text: LLVM's tools read it where they read bitcode. What code
//! generators, assemblers and linkers make of it is made by others; asked for that, the pass says
//! so, once a module was translated.

use std::path::Path;

use couloir_dialects::gpu::{Binary, Module, OBJECT};
use couloir_dialects::{nvvm, rocdl, xevm};
use couloir_ir::attr::Param;
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Failure, OpRef, Scope};
use couloir_llvmir as l;
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};

/// `gpu-module-to-binary`
pub static PASS: PassDef = PassDef {
    name: "gpu-module-to-binary",
    class: "GpuModuleToBinaryPass",
    description: "Transforms a GPU module into a GPU binary.",
    anchor: None,
    options: &[
        text("format", "fatbin", "The target representation of the compilation process."),
        OptionDef {
            name: "l",
            kind: OptionKind::List,
            default: "",
            description: "Extra files to link to.",
        },
        text("opts", "", "Command line options to pass to the tools."),
        text("section", "", "ELF section where binary is to be located."),
        text("toolkit", "", "Toolkit path."),
    ],
    run,
    loads: &["gpu", "nvvm", "rocdl", "xevm"],
    ..PassDef::EMPTY
};

const fn text(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Text, default, description }
}

/// What can be asked for, by its words, and what it is.
const FORMATS: &[([&str; 2], Format, &str)] = &[
    (["offloading", "llvm"], Format::LlvmIr, "LLVM IR"),
    (["assembly", "isa"], Format::Other, "assembly"),
    (["binary", "bin"], Format::Other, "a binary"),
    (["fatbinary", "fatbin"], Format::Other, "a fat binary"),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    LlvmIr,
    Other,
}

/// The number of the format of objects that are LLVM IR.
const OFFLOAD: u64 = 1;

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let (ctx, options) = (cx.ctx, cx.options);
    let word = options.text("format");
    let Some(&(_, format, what)) = FORMATS.iter().find(|row| row.0.contains(&word)) else {
        return cx.view().error("Invalid format specified.").fail();
    };
    let maker = Maker { ctx, options, format, what };
    cx.inside(|op, body| maker.all(op, body)).unwrap_or(Ok(()))
}

/// Makes objects.
struct Maker<'a> {
    ctx: &'a Context,
    options: &'a Options,
    format: Format,
    /// What is asked for.
    what: &'static str,
}

impl Maker<'_> {
    /// Makes binaries of all modules of kernels that stand in an op.
    fn all(&self, outer: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
        for module in modules(body) {
            let view = Scope { ctx: self.ctx, body, outer: Some(outer) }.op(module);
            let objects = self.objects(view)?;
            let (name, handler) =
                (view.prop(Module::SYM_NAME), view.prop(Module::OFFLOADING_HANDLER));
            let location = view.location();
            let first = couloir_dialects::gpu::first_object(self.ctx);
            let new = NewOp::new(Binary::def())
                .prop(Binary::SYM_NAME, name.ok_or(Failure)?)
                .prop(Binary::OFFLOADING_HANDLER, handler.unwrap_or(first))
                .prop(Binary::OBJECTS, Attribute::array(self.ctx, &objects));
            let binary = body.create(new, location);
            body.put_at(InsertPoint::Before(module), binary);
            body.erase_op(module);
        }
        Ok(())
    }

    /// An object for each target of a module.
    fn objects(&self, module: OpRef<'_>) -> Result<Vec<Attribute>, Failure> {
        let targets = module.prop(Module::TARGETS).and_then(|targets| targets.as_array(self.ctx));
        let Some(targets) = targets else {
            return module.error("the module has no target attributes").fail();
        };
        let object = |&target: &Attribute| {
            self.object(module, target).map_err(|_| {
                let message = "An error happened while serializing the module.";
                module.error(message).fail::<()>().err().unwrap_or(Failure)
            })
        };
        targets.iter().map(object).collect()
    }

    fn object(&self, module: OpRef<'_>, target: Attribute) -> Result<Attribute, Failure> {
        let known = Target::of(self.ctx, target).ok_or(Failure)?;
        let files = self.options.list("l").into_iter().chain(known.files.iter().copied());
        let files = files.collect::<Vec<_>>();
        check_files(module, &files)?;
        let options = couloir_translate::Options::default();
        let made = couloir_translate::translate_module_with(self.ctx, module, &options);
        let Ok(mut made) = made else {
            return module.error("Failed creating the llvm::Module.").fail();
        };
        if self.format != Format::LlvmIr || !files.is_empty() {
            let (what, triple) = (self.what, known.triple);
            let message = match files.is_empty() {
                true => format!("{what} for '{triple}' is made by LLVM, of what format=llvm gives"),
                false => "files are linked by LLVM, with what format=llvm gives".to_owned(),
            };
            return module.error(message).fail();
        }
        known.describe(&mut made);
        let text = String::from_utf8(l::write_module(&made)).map_err(|_| Failure)?;
        let object = vec![
            Param::Attr(target),
            Param::Uint(OFFLOAD),
            Param::Attr(Attribute::string(self.ctx, &text)),
            self.properties(&known),
            Param::None,
        ];
        Ok(Attribute::dialect(self.ctx, &OBJECT, object))
    }

    /// The section that objects for NVIDIA's GPUs go to.
    fn properties(&self, target: &Target<'_>) -> Param {
        let section = self.options.text("section");
        if section.is_empty() || target.kind != Kind::Nvvm {
            return Param::None;
        }
        let section = (self.ctx.intern("section"), Attribute::string(self.ctx, section));
        Param::Attr(Attribute::dictionary(self.ctx, vec![section]))
    }
}

/// Says which file is missing.
fn check_files(module: OpRef<'_>, files: &[&str]) -> Result<(), Failure> {
    match files.iter().find(|file| !Path::new(file).is_file()) {
        Some(file) => {
            let message = format!("File path: \"{file}\" does not exist or is not a file.");
            module.error(message).fail()
        }
        None => Ok(()),
    }
}

/// The modules of kernels at the outermost level of a body.
fn modules(body: &Body) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let is = |op: &Op| body.op(*op).name.def().is_some_and(|def| std::ptr::eq(def, Module::def()));
    blocks.flat_map(|block| body.block_ops(block)).filter(is).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nvvm,
    Rocdl,
    Xevm,
}

/// What a target says of its objects.
struct Target<'c> {
    kind: Kind,
    triple: &'c str,
    /// The version of the conventions that code of AMD's follows.
    abi: Option<&'c str>,
    files: Vec<&'c str>,
}

impl<'c> Target<'c> {
    fn of(ctx: &'c Context, attr: Attribute) -> Option<Self> {
        let kinds = [
            (&nvvm::TARGET, Kind::Nvvm, None, 5),
            (&rocdl::TARGET, Kind::Rocdl, Some(4), 6),
            (&xevm::TARGET, Kind::Xevm, None, 4),
        ];
        let text = |param: Option<&Param>| match param {
            Some(Param::Str(text)) => Some(ctx.str(*text)),
            _ => None,
        };
        kinds.into_iter().find_map(|(def, kind, abi, files)| {
            let params = attr.params_of(ctx, def)?;
            let files = params.get(files).and_then(Param::as_attr);
            let files = files.and_then(|files| files.as_array(ctx)).unwrap_or_default();
            Some(Self {
                kind,
                triple: text(params.get(1))?,
                abi: abi.and_then(|at| text(params.get(at))),
                files: files.iter().filter_map(|file| file.as_text(ctx)).collect(),
            })
        })
    }

    /// Says in a module what it is for.
    fn describe(&self, module: &mut l::Module) {
        self.triple.clone_into(&mut module.target_triple);
        let arch = self.triple.split('-').next();
        let layout = LAYOUTS.iter().find(|row| arch == Some(row.0));
        layout.map_or("", |row| row.1).clone_into(&mut module.data_layout);
        if let Some(abi) = self.abi.and_then(|abi| abi.parse().ok()) {
            let llvm = module.context().clone();
            let name = llvm.md_string("amdhsa_code_object_version");
            let (behavior, abi) = (llvm.md_constant(llvm.i32(1)), llvm.md_constant(llvm.i32(abi)));
            let flag = llvm.md_tuple(&[behavior, name, abi]);
            module.named_metadata_mut("llvm.module.flags").push(flag);
        }
    }
}

/// The data layouts of targets, by the first part of their names.
const LAYOUTS: &[(&str, &str)] = &[
    ("nvptx64", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"),
    (
        "amdgcn",
        "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32\
         -p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256\
         -v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
    ),
    (
        "spirv64",
        "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024\
         -n8:16:32:64-G1",
    ),
];

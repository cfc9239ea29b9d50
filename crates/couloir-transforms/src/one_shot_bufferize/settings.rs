//! The options of the pass.

use couloir_diag::Diagnostic;
use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Context, Failure, Location, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options};

const fn flag(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef::new(name, OptionKind::Bool, default, description)
}

const LAYOUTS: OptionKind =
    OptionKind::Choice(&["infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"]);

const BOUNDARIES: &str = "bufferize-function-boundaries";

/// The options, as they are given.
pub(super) static OPTIONS: &[OptionDef] = &[
    flag(
        "allow-return-allocs-from-loops",
        "false",
        "Allows returning/yielding new allocations from a loop.",
    ),
    flag("allow-unknown-ops", "false", "Allows unknown (not bufferizable) ops in the input IR."),
    OptionDef::new(
        "analysis-fuzzer-seed",
        OptionKind::Unsigned,
        "0",
        "Test only: Analyze ops in random order with a given seed (fuzzer)",
    ),
    OptionDef::new(
        "analysis-heuristic",
        OptionKind::Text,
        "bottom-up",
        "Heuristic that control the IR traversal during analysis",
    ),
    OptionDef::new(
        "buffer-alignment",
        OptionKind::Unsigned,
        "64",
        "Sets the alignment of newly allocated buffers.",
    ),
    flag(BOUNDARIES, "false", "Bufferize function boundaries (experimental)."),
    flag("check-parallel-regions", "true", "Account for parallel regions in RaW analysis."),
    flag("copy-before-write", "false", "Skip the analysis. Make a buffer copy on every write."),
    OptionDef::new(
        "dialect-filter",
        OptionKind::List,
        "",
        "Restrict bufferization to ops from these dialects.",
    ),
    flag("dump-alias-sets", "false", "Test only: Annotate tensor IR with alias sets"),
    OptionDef::new(
        "function-boundary-type-conversion",
        LAYOUTS,
        "infer-layout-map",
        "Controls layout maps when bufferizing function signatures.",
    ),
    flag(
        "must-infer-memory-space",
        "false",
        "The memory space of an memref types must always be inferred. If unset, a default memory \
         space of 0 is used otherwise.",
    ),
    OptionDef::new(
        "no-analysis-func-filter",
        OptionKind::List,
        "",
        "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when \
         bufferizing them.",
    ),
    flag(
        "print-conflicts",
        "false",
        "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.",
    ),
    flag(
        "test-analysis-only",
        "false",
        "Test only: Only run inplaceability analysis and annotate IR",
    ),
    OptionDef::new(
        "unknown-type-conversion",
        LAYOUTS,
        "fully-dynamic-layout-map",
        "Controls layout maps for non-inferrable memref types.",
    ),
    flag(
        "use-encoding-for-memory-space",
        "false",
        "Use the Tensor encoding attribute for the memory space. Exclusive to the \
         'must-infer-memory-space' option",
    ),
];

/// In what order the analysis decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    BottomUp,
    TopDown,
    FromTerminators,
    Shuffled,
}

/// What layouts memory of unknown layout has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layouts {
    Infer,
    Identity,
    Dynamic,
}

impl Layouts {
    fn of(text: &str) -> Self {
        match text {
            "infer-layout-map" => Layouts::Infer,
            "identity-layout-map" => Layouts::Identity,
            _ => Layouts::Dynamic,
        }
    }
}

/// Where the memory of a tensor is, if nothing says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Space {
    Default,
    Unknown,
    Encoding,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) returns_allocations: bool,
    pub(super) takes_unknown: bool,
    pub(super) seed: u32,
    pub(super) order: Order,
    pub(super) alignment: i64,
    pub(super) functions_too: bool,
    /// Whether it is decided what is in place: not where functions were to be bufferized too but
    /// for the filter, which leaves them out.
    pub(super) decides: bool,
    pub(super) checks_parallel: bool,
    pub(super) copies_always: bool,
    pub(super) shows_aliases: bool,
    pub(super) shows_conflicts: bool,
    pub(super) only_analyses: bool,
    pub(super) boundary: Layouts,
    pub(super) unanalysed: Vec<String>,
    dialects: Vec<String>,
    unknown: Layouts,
    space: Space,
}

impl Settings {
    /// What options say.
    ///
    /// # Errors
    /// When they contradict each other.
    pub(super) fn of(op: OpRef<'_>, options: &Options) -> Result<Self, Failure> {
        let list = |name: &str| options.list(name).into_iter().map(str::to_owned).collect();
        let dialects: Vec<String> = list("dialect-filter");
        let has_functions = dialects.is_empty() || dialects.iter().any(|own| own == "func");
        let settings = Settings {
            returns_allocations: options.flag("allow-return-allocs-from-loops"),
            takes_unknown: options.flag("allow-unknown-ops"),
            seed: u32::try_from(options.number("analysis-fuzzer-seed")).unwrap_or_default(),
            order: match options.text("analysis-heuristic") {
                "top-down" => Order::TopDown,
                "bottom-up-from-terminators" => Order::FromTerminators,
                "fuzzer" => Order::Shuffled,
                _ => Order::BottomUp,
            },
            alignment: options.number("buffer-alignment"),
            functions_too: options.flag(BOUNDARIES) && has_functions,
            decides: !options.flag(BOUNDARIES) || has_functions,
            checks_parallel: options.flag("check-parallel-regions"),
            copies_always: options.flag("copy-before-write"),
            shows_aliases: options.flag("dump-alias-sets"),
            shows_conflicts: options.flag("print-conflicts"),
            only_analyses: options.flag("test-analysis-only"),
            boundary: Layouts::of(options.text("function-boundary-type-conversion")),
            unanalysed: list("no-analysis-func-filter"),
            dialects,
            unknown: Layouts::of(options.text("unknown-type-conversion")),
            space: match options.flag("must-infer-memory-space") {
                true => Space::Unknown,
                false if options.flag("use-encoding-for-memory-space") => Space::Encoding,
                false => Space::Default,
            },
        };
        settings.check(op, options)?;
        Ok(settings)
    }

    /// Those with which it is found out which new tensors can be done without.
    pub(super) fn for_elimination(is_module: bool) -> Self {
        Settings {
            returns_allocations: true,
            takes_unknown: false,
            seed: 0,
            order: Order::BottomUp,
            alignment: 0,
            functions_too: is_module,
            decides: true,
            checks_parallel: true,
            copies_always: false,
            shows_aliases: false,
            shows_conflicts: false,
            only_analyses: false,
            boundary: Layouts::Infer,
            unanalysed: Vec::new(),
            dialects: Vec::new(),
            unknown: Layouts::Dynamic,
            space: Space::Default,
        }
    }

    fn check(&self, op: OpRef<'_>, options: &Options) -> Result<(), Failure> {
        let both = options.flag("must-infer-memory-space")
            && options.flag("use-encoding-for-memory-space");
        if both {
            let message = "only one of 'must-infer-memory-space' and \
                           'use-encoding-for-memory-space' are allowed in one-shot-bufferize";
            let diagnostic = Diagnostic::error(op.location().place(op.ctx()), message);
            return Report::new(op.ctx(), diagnostic).fail();
        }
        let rules = [
            (
                self.unknown == Layouts::Infer,
                "'infer-layout-map' is not a valid value for 'unknown-type-conversion'",
            ),
            (
                self.copies_always && self.only_analyses,
                "'copy-before-write' cannot be used with 'test-analysis-only'",
            ),
            (
                self.shows_conflicts && !self.only_analyses,
                "'print-conflicts' requires 'test-analysis-only'",
            ),
            (
                self.shows_aliases && !self.only_analyses,
                "'dump-alias-sets' requires 'test-analysis-only'",
            ),
            (
                !self.unanalysed.is_empty() && !self.functions_too,
                "'no-analysis-func-filter' requires 'bufferize-function-boundaries'",
            ),
        ];
        match rules.iter().find(|(broken, _)| *broken) {
            Some((_, what)) => {
                let place = Location::UNKNOWN.place(op.ctx());
                let diagnostic = Diagnostic::error(place, format!("Invalid option: {what}"));
                Report::new(op.ctx(), diagnostic).fail()
            }
            None => Ok(()),
        }
    }

    /// Whether it is said at each op what is decided.
    pub(super) fn annotates(&self) -> bool {
        self.only_analyses && self.decides
    }

    /// Whether an op may be bufferized.
    pub(super) fn allows(&self, op: OpRef<'_>) -> bool {
        if self.functions_too && self.dialects.is_empty() {
            return true;
        }
        let dialect = op.name().split('.').next().unwrap_or_default();
        (self.functions_too || dialect != "func")
            && (self.dialects.is_empty() || self.dialects.iter().any(|own| own == dialect))
    }

    /// The memory space of a tensor of which nothing says it.
    ///
    /// # Errors
    /// When it has to be known; that is not reported yet.
    pub(super) fn space_of(
        &self,
        ctx: &Context,
        tensor: Type,
    ) -> Result<Option<Attribute>, Failure> {
        match self.space {
            Space::Default => Ok(None),
            Space::Unknown => Err(Failure),
            Space::Encoding => match tensor.as_tensor(ctx) {
                Some(tensor) => Ok(tensor.encoding.expand()),
                None => Err(Failure),
            },
        }
    }

    /// The type of a tensor's memory, of which nothing is known.
    pub(super) fn unknown_type(
        &self,
        ctx: &Context,
        tensor: Type,
        space: Option<Attribute>,
    ) -> Type {
        match self.unknown {
            Layouts::Identity => contiguous(ctx, tensor, space),
            _ => dynamic(ctx, tensor, space),
        }
    }

    /// The type of memory that functions are given and give.
    pub(super) fn boundary_type(&self, ctx: &Context, tensor: Type) -> Type {
        let space = self.space_of(ctx, tensor).ok().flatten();
        match self.boundary {
            Layouts::Identity => contiguous(ctx, tensor, space),
            _ => dynamic(ctx, tensor, space),
        }
    }
}

/// Memory for a tensor, element after element.
pub(super) fn contiguous(ctx: &Context, tensor: Type, space: Option<Attribute>) -> Type {
    let element = tensor.element_or_self(ctx);
    match tensor.shape(ctx) {
        Some(shape) => MemRefType::get(ctx, shape, element, None, space),
        None => unranked(ctx, element, space),
    }
}

/// Memory for a tensor, of a layout that is not known.
pub(super) fn dynamic(ctx: &Context, tensor: Type, space: Option<Attribute>) -> Type {
    let element = tensor.element_or_self(ctx);
    let Some(shape) = tensor.shape(ctx) else { return unranked(ctx, element, space) };
    let layout = Attribute::strided_layout(ctx, &vec![DYNAMIC; shape.len()], DYNAMIC);
    MemRefType::get(ctx, shape, element, Some(layout), space)
}

fn unranked(ctx: &Context, element: Type, space: Option<Attribute>) -> Type {
    Type::get(ctx, TypeKind::UnrankedMemRef(element, space.into()))
}

/// The memory space of a memref.
pub(super) fn space_in(ctx: &Context, memref: Type) -> Option<Attribute> {
    match memref.kind(ctx) {
        TypeKind::MemRef(memref) => memref.memory_space.expand(),
        TypeKind::UnrankedMemRef(_, space) => space.expand(),
        _ => None,
    }
}

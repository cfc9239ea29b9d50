//! Whole invocations.

use std::ffi::OsString;
use std::fs;

use super::{Host, Output, run, run_captured};

fn call(argv: &[&str], stdin: &str) -> Output {
    let argv = argv.iter().map(OsString::from).collect::<Vec<_>>();
    run_captured(&argv, stdin.as_bytes())
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[track_caller]
fn fails(argv: &[&str], stdin: &str, stderr: &str) {
    let output = call(argv, stdin);
    assert_eq!(text(&output.stderr), stderr);
    assert_eq!((output.status, text(&output.stdout)), (1, ""));
}

const MODULE: &str = "module {\n}\n\n";

#[test]
fn tools_are_called_by_name() {
    for argv in [
        &["mlir-opt"][..],
        &["/usr/bin/mlir-opt-22"],
        &["couloir", "mlir-opt"],
        &["couloir", "opt"],
        &["couloir", "opt", "-"],
    ] {
        let output = call(argv, "");
        assert_eq!((output.status, text(&output.stdout)), (0, MODULE));
    }
}

#[test]
fn an_empty_input_has_no_pieces() {
    let output = call(&["mlir-opt", "--split-input-file"], "");
    assert_eq!((output.status, text(&output.stdout)), (0, ""));
}

#[test]
fn files_that_cannot_be_opened() {
    fails(
        &["mlir-opt", "no/such.mlir"],
        "",
        "cannot open input file 'no/such.mlir': No such file or directory\n",
    );
    fails(&["mlir-opt", "."], "", "cannot open input file '.': Is a directory\n");
    fails(&["mlir-opt", "-o", "."], "", "cannot open output file '.': Is a directory\n");
    fails(
        &["mlir-opt", "-o", "no/such.mlir"],
        "",
        "cannot open output file 'no/such.mlir': No such file or directory\n",
    );
}

#[test]
fn output_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.mlir");
    let path = path.to_str().unwrap();
    assert_eq!(call(&["mlir-opt", "-o", path], "oops").status, 1);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    assert_eq!(call(&["mlir-opt", "-o", path], ""), Output::default());
    assert_eq!(fs::read_to_string(path).unwrap(), MODULE);
    assert_eq!(call(&["mlir-opt", "-o", path], "oops").status, 1);
    assert_eq!(fs::read_to_string(path).unwrap(), MODULE);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn pieces_fail_by_themselves() {
    let output = call(&["mlir-opt", "--split-input-file"], "\n// -----\noops\n// -----\n\n");
    assert_eq!(output.status, 1);
    assert_eq!(text(&output.stdout), format!("{MODULE}// -----\n// -----\n{MODULE}"));
    assert!(text(&output.stderr).starts_with("<stdin>:3:1: error: custom op 'oops' is unknown"));
}

#[test]
fn expected_diagnostics() {
    let input = "// expected-error@+1 {{custom op 'oops' is unknown}}\noops\n";
    let output = call(&["mlir-opt", "--verify-diagnostics"], input);
    assert_eq!(output, Output::default());
    let output = call(&["mlir-opt", "--verify-diagnostics"], "oops");
    assert!(text(&output.stderr).starts_with("<stdin>:1:1: error: unexpected error: custom op"));
}

#[test]
fn pieces_to_translate_are_named_after_their_line() {
    let output =
        call(&["mlir-translate", "--mlir-to-llvmir", "--split-input-file"], "\n// -----\noops\n");
    let expected = "within split at <stdin>:2 offset :2:1: error: custom op 'oops' is unknown";
    assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
}

/// Keeps all that is written in one text, in order.
struct Merged<'a>(&'a str, Vec<u8>);

impl Host for Merged<'_> {
    fn stdin(&mut self) -> std::io::Result<Vec<u8>> {
        Ok(self.0.into())
    }
    fn stdout(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.1.extend_from_slice(bytes);
        Ok(())
    }
    fn stderr(&mut self, bytes: &[u8]) {
        self.1.extend_from_slice(bytes);
    }
    fn colors(&self) -> bool {
        false
    }
}

#[test]
fn what_is_said_of_a_piece_comes_after_the_text_of_those_before() {
    let input = "llvm.func @a()\n// -----\noops\n// -----\nllvm.func @b()\n";
    let mut host = Merged(input, Vec::new());
    let argv = ["mlir-translate", "--mlir-to-llvmir", "--split-input-file"].map(Into::into);
    assert_eq!(run(&argv, &mut host), 1);
    let written = text(&host.1);
    let places = ["declare void @a()", "'oops' is unknown", "declare void @b()"];
    let places = places.map(|words| written.find(words));
    assert!(places.is_sorted() && places.iter().all(Option::is_some), "{written}");
}

#[test]
fn a_translation_must_be_asked_for() {
    fails(
        &["mlir-translate"],
        "",
        "Translations to perform option: must be specified at least once!\n",
    );
}

#[test]
fn pipelines_are_looked_at_after_the_input() {
    let output = call(&["mlir-opt", "--pass-pipeline=oops"], "oops");
    assert!(text(&output.stderr).starts_with("<stdin>:1:1: error: custom op 'oops' is unknown"));
    fails(
        &["mlir-opt", "--pass-pipeline=oops"],
        "",
        "<unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation \
         type, e.g. 'builtin.module(...)'\n",
    );
}

#[test]
fn what_has_no_lowering_is_named() {
    let output = call(&["couloir", "compile"], "func.func @f(%x: tensor<1xf32>) { return }");
    assert_eq!((output.status, text(&output.stdout)), (1, ""));
    assert!(text(&output.stderr).starts_with("error: "), "{}", text(&output.stderr));
    let tried = "'convert-to-llvm' was tried: ";
    assert!(text(&output.stderr).contains(tried), "{}", text(&output.stderr));
}

#[test]
fn kernels_have_to_be_in_a_binary() {
    let input = "func.func @f() -> index { %0 = gpu.thread_id x return %0 : index }";
    let output = call(&["couloir", "compile"], input);
    assert_eq!((output.status, text(&output.stdout)), (1, ""));
    let advice = "'gpu-module-to-binary' makes the binary";
    assert!(text(&output.stderr).contains(advice), "{}", text(&output.stderr));
}

#[test]
fn all_passes_take_index_to_be_as_wide_as_the_data_layout_says() {
    let input = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
      func.func @f(%a: index, %m: memref<?xf32>) -> (index, index) {
        %0 = arith.addi %a, %a : index
        %1 = index.add %0, %a
        %c = arith.constant 0 : index
        %2 = memref.dim %m, %c : memref<?xf32>
        return %1, %2 : index, index
      }
    }";
    let output = call(&["couloir", "compile"], input);
    assert_eq!(output.status, 0, "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("add i32 %0, %0"), "{}", text(&output.stdout));
}

/// What is compiled function by function is what the passes of the plan and the translation give.
#[test]
fn compiling_follows_the_plan() {
    let inputs = [
        "module attributes {gpu.container_module} {
          gpu.binary @kernels [#gpu.object<#nvvm.target, bin = \"text\">]
          func.func @f(%m: memref<4xf32>, %n: index) {
            %c1 = arith.constant 1 : index
            gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
              args(%m : memref<4xf32>)
            return
          }
        }",
        "func.func private @g(f32)
        func.func @f(%m: memref<4x?xf32>, %i: index) {
          %c0 = arith.constant 0 : index
          %c4 = arith.constant 4 : index
          %c1 = arith.constant 1 : index
          scf.for %j = %c0 to %c4 step %c1 {
            %0 = memref.load %m[%j, %i] : memref<4x?xf32>
            func.call @g(%0) : (f32) -> ()
          }
          return
        }
        func.func @h() -> i32 {
          %0 = arith.constant 7 : i32
          return %0 : i32
        }",
        "func.func @f(%n: index) -> memref<?xi8> {
          %0 = memref.alloc(%n) : memref<?xi8>
          return %0 : memref<?xi8>
        }
        func.func @g(%m: memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>> {
          %0 = memref.subview %m[0, 0] [4, 4] [1, 1]
            : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
          return %0 : memref<4x4xf32, strided<[8, 1]>>
        }",
        "func.func @f(%i: i32) -> i32 {
          %0 = arith.addi %i, %i : i32
          return %0 : i32
        }
        func.func @g(%n: index) -> memref<?xi8> {
          %0 = memref.alloc(%n) : memref<?xi8>
          return %0 : memref<?xi8>
        }
        func.func @h(%m: memref<?xi8>) {
          memref.dealloc %m : memref<?xi8>
          return
        }",
        // What is not an op, and what only seems to be one.
        "// affine.for
        func.func @f() attributes {vector.note} {
          return
        }",
    ];
    for input in inputs {
        let plan = call(&["couloir", "compile", "--print-plan"], input);
        let pipeline = text(&plan.stdout).split_once('\n').unwrap().1.replace('\n', "");
        let lowered = call(&["mlir-opt", &format!("--pass-pipeline={pipeline}")], input);
        assert_eq!(text(&lowered.stderr), "");
        let expected = call(&["mlir-translate", "--mlir-to-llvmir"], text(&lowered.stdout));
        let output = call(&["couloir", "compile"], input);
        assert_eq!(text(&output.stdout), text(&expected.stdout), "{}", text(&output.stderr));
    }
}

#[test]
fn what_extensions_of_processors_compute_is_compiled() {
    let input = "func.func @f(%a: vector<8xf32>, %m: memref<?xf32>, %i: index) -> vector<8xf32> {
      %0 = x86vector.avx.rsqrt %a : vector<8xf32>
      %1 = affine.vector_load %m[%i] : memref<?xf32>, vector<8xf32>
      %2 = arith.addf %0, %1 : vector<8xf32>
      %3 = memref.realloc %m : memref<?xf32> to memref<8xf32>
      return %2 : vector<8xf32>
    }";
    let output = call(&["couloir", "compile"], input);
    assert_eq!(output.status, 0, "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("@llvm.x86.avx.rsqrt.ps.256"));
}

#[test]
fn names_without_a_definition_take_no_room() {
    let input = "llvm.func @f() {
      \"llvm.intr.none.such\"() : () -> ()
      llvm.return
    }";
    let output = call(&["mlir-translate", "--mlir-to-llvmir"], input);
    assert_eq!(output.status, 1);
    assert!(text(&output.stderr).contains("llvm.intr.none.such"), "{}", text(&output.stderr));
}

#[test]
fn symbols_without_a_definition_are_no_symbols() {
    let input = "func.func @f(%i: index) {
      affine.for %j = %v to 5 {
        %v = affine.apply affine_map<()[s0] -> (s0 mod 5)>()[%i]
      }
      return
    }";
    let output = call(&["mlir-opt"], input);
    assert_eq!(output.status, 1);
    assert!(text(&output.stderr).contains(":2:7: error: "), "{}", text(&output.stderr));
}

#[test]
fn conversions_give_an_account() {
    let input = "func.func @f(%x: tensor<1xi8>) -> i32 {
      %0 = arith.constant 1 : i32
      return %0 : i32
    }";
    let flags = ["--debug-only=dialect-conversion", "--convert-arith-to-llvm"];
    let output = call(&["mlir-opt", flags[0], flags[1]], input);
    let account = "
//===-------------------------------------------===//
Legalizing operation : 'arith.constant' {
  %0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32


  * Pattern : 'arith.constant -> ()' {
    ** Insert  : 'llvm.mlir.constant'
    ** Replace : 'arith.constant'
  } -> SUCCESS : pattern applied successfully
} -> SUCCESS
//===-------------------------------------------===//
";
    assert!(text(&output.stderr).contains(account), "{}", text(&output.stderr));
    let declined = call(&["mlir-opt", flags[0], "--convert-func-to-llvm"], input);
    assert!(text(&declined.stderr).contains("** Failure : "), "{}", text(&declined.stderr));
}

#[test]
fn ir_is_printed_between_passes() {
    let input = "func.func @f() { return }\nfunc.func @g() { return }";
    let pipeline = "--pass-pipeline=builtin.module(func.func(reconcile-unrealized-casts))";
    let output = call(&["mlir-opt", pipeline, "--mlir-print-ir-after-all"], input);
    let dump = |name: &str| {
        format!(
            "// -----// IR Dump After ReconcileUnrealizedCastsPass (reconcile-unrealized-casts) \
             //----- //\nfunc.func @{name}() {{\n  return\n}}\n\n"
        )
    };
    assert_eq!(text(&output.stderr), dump("f") + &dump("g"));
    fails(
        &["mlir-opt", "--mlir-print-ir-before=oops"],
        "",
        "mlir-opt: for the --mlir-print-ir-before option: Cannot find option named 'oops'!\n",
    );
}

/// A text of many parts.
fn many(part: &str, count: usize) -> String {
    part.repeat(count)
}

#[test]
fn a_block_of_many_loops_is_split_in_linear_time() {
    let body = many("scf.if %c { \"a.b\"() : () -> () }\n", 30_000);
    let text = format!("func.func @f(%c: i1) {{ {body} return }}");
    let argv = ["mlir-opt", "--convert-scf-to-cf", "--allow-unregistered-dialect"];
    let start = std::time::Instant::now();
    assert_eq!(call(&argv, &text).status, 0);
    assert!(start.elapsed() < std::time::Duration::from_secs(20));
}

#[test]
fn addresses_of_many_blocks_are_checked_in_linear_time() {
    let list = |item: fn(u32) -> String| (0..20_000).map(item).collect::<Vec<_>>().join(", ");
    let table = list(|n| format!("ptr blockaddress(@f, %b{n})"));
    let targets = list(|n| format!("label %b{n}"));
    let blocks = (0..20_000).map(|n| format!("b{n}:\n ret void\n")).collect::<String>();
    let text = format!(
        "@t = global [20000 x ptr] [{table}]\n\
         define void @f(ptr %p) {{\n indirectbr ptr %p, [{targets}]\n{blocks}}}\n"
    );
    let start = std::time::Instant::now();
    assert_eq!(call(&["mlir-translate", "--import-llvm"], &text).status, 0);
    assert!(start.elapsed() < std::time::Duration::from_secs(20));
}

/// Functions that are long are imported one after the other; pieces of a file are imported whole.
#[test]
fn importing_in_turn_gives_what_importing_the_whole_gives() {
    let adds = (2..80).map(|n| format!("  %a{n} = add nsw i32 %a{}, %x\n", n - 1));
    let adds = adds.collect::<String>();
    let middles = [
        "",
        "  %b = getelementptr %s, ptr @v, i32 0, i32 1\n  %c = load i32, ptr %b, !range !0\n",
        "  %b = load i32, ptr @none\n",
        "  %b = load i33, ptr @v, !range !0\n",
        "  %b = add i32 %x, 1.0\n",
        "  store ptr blockaddress(@g, %y), ptr @v\n",
    ];
    for middle in middles {
        let input = format!(
            "%s = type {{ i32, ptr }}\n@v = global i32 7\n\
             define i32 @f(i32 %x) {{\n  %a1 = load i32, ptr @v\n{adds}{middle}  ret i32 %a79\n}}\n\
             define i32 @g(i32 %x) #0 {{\n  %a1 = call i32 @f(i32 %x)\n{adds}  br label %y\n\n\
             y:\n  ret i32 %a79\n}}\nattributes #0 = {{ cold }}\n!llvm.module.flags = !{{!1}}\n\
             !0 = !{{i32 0, i32 4}}\n!1 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
        );
        let whole = call(&["mlir-translate", "--import-llvm", "--split-input-file"], &input);
        let said = text(&whole.stderr).replace("within split at <stdin>:1 offset ", "<stdin>");
        for threads in ["--threads=1", "--threads=2"] {
            let output = call(&["mlir-translate", "--import-llvm", threads], &input);
            assert_eq!(text(&output.stderr), said);
            assert_eq!((output.status, output.stdout), (whole.status, whole.stdout.clone()));
        }
    }
}

#[test]
fn many_faults_in_one_line_are_no_more_text_than_can_be_held() {
    let body = many("\"a.b\"(%x) : (i32) -> () ", 30_000);
    let output = call(&["mlir-opt"], &format!("func.func @f() {{ {body} return }}"));
    assert_eq!(output.status, 1);
    assert!(output.stderr.len() < 128 << 20);
}

#[test]
fn types_that_share_their_parts_are_refused_in_llvm_ir() {
    let mut text = String::from("!a0 = i32\n");
    for n in 0..60 {
        text += &format!("!a{} = !llvm.struct<(!a{n}, !a{n})>\n", n + 1);
    }
    text += "llvm.func @f(!a60)\n";
    let output = call(&["mlir-translate", "--mlir-to-llvmir"], &text);
    assert_eq!(output.status, 1);
}

#[test]
fn a_printed_file_reads_back() {
    let text = "func.func @f(%a: i32) -> i32 { return %a : i32 }\n";
    assert_eq!(call(&["mlir-opt", "--verify-roundtrip"], text).status, 0);
    // Its custom form does not read back, its generic form does.
    let switch = "func.func @f(%x: i64) { cf.switch %x : i64, [default: ^a, \
                  -9223372036854775808: ^a]\n^a: return }";
    assert_eq!(call(&["mlir-opt", "--verify-roundtrip"], switch).status, 0);
}

#[test]
fn what_is_not_supported_is_said() {
    let output = call(&["mlir-opt", "--load-dialect-plugin=x.so"], "");
    assert_eq!(output.status, 0);
    let said = "Failed to load dialect plugin from 'x.so'. Request ignored.\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), said);
    let traces = "--mlir-print-stacktrace-on-diagnostic";
    let output = call(&["mlir-opt", traces], "");
    assert_eq!((output.status, output.stdout.len()), (1, 0));
    let said = format!("mlir-opt: for the {traces} option: not supported: ");
    assert!(String::from_utf8_lossy(&output.stderr).starts_with(&said));
    assert_eq!(call(&["mlir-opt", &format!("{traces}=false")], "").status, 0);
    fails(
        &["mlir-opt", "--emit-bytecode-version=3"],
        "",
        "<unknown>:0: error: bytecode version while not emitting bytecode\n",
    );
    let output = call(&["mlir-opt", "--emit-bytecode-version=3", "--verify-diagnostics"], "");
    let said =
        "<unknown>:0: error: unexpected error: bytecode version while not emitting bytecode\n";
    assert_eq!((output.status, text(&output.stderr)), (1, said));
}

/// Described ops, all of whose types follow from one that is spelled or fixed.
const FORMATS: &str = r#"
irdl.dialect @d {
  irdl.operation @add attributes {assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum)"} {
    %0 = irdl.any
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(sum: %0)
  }
  irdl.operation @number attributes {assembly_format = "$value attr-dict"} {
    %0 = irdl.is i32
    %1 = irdl.any
    irdl.attributes {"value" = %1}
    irdl.results(number: %0)
  }
  irdl.operation @use attributes {assembly_format =
      "(`(` $many^ `:` type($many) `)`)? (`or` $other^ `:` type($other))? attr-dict"} {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(many: variadic %0, other: optional %1)
  }
  irdl.operation @block attributes {assembly_format = "$body attr-dict-with-keyword"} {
    %0 = irdl.region
    irdl.regions(body: %0)
  }
}
"#;

const FORMATTED: &str = r#"module {
  %0 = d.number 3 : i8
  %1 = d.add %0, %0 {fast} : i32
  d.use(%0, %1 : i32, i32) or %1 : i32
  d.use or %0 : i32
  d.use
  d.block {
    d.use
    "t.end"() : () -> ()
  } attributes {last}
}

"#;

const GENERIC: &str = r#""builtin.module"() ({
  %0 = "d.number"() {value = 3 : i8} : () -> i32
  %1 = "d.add"(%0, %0) {fast} : (i32, i32) -> i32
  "d.use"(%0, %1, %1) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i32) -> ()
  "d.use"(%0) {operandSegmentSizes = array<i32: 0, 1>} : (i32) -> ()
  "d.use"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  "d.block"() ({
    "d.use"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    "t.end"() : () -> ()
  }) {last} : () -> ()
}) : () -> ()

"#;

/// Calls `mlir-opt` with a description.
fn with_description(description: &str, flags: &[&str], stdin: &str) -> Output {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("d.irdl.mlir");
    fs::write(&file, description).unwrap();
    let irdl = format!("--irdl-file={}", file.display());
    call(&[&["mlir-opt", &irdl, "--allow-unregistered-dialect"], flags].concat(), stdin)
}

#[test]
fn described_ops_have_assembly_formats() {
    let print = |flags: &[&str], stdin: &str| {
        let output = with_description(FORMATS, flags, stdin);
        assert_eq!((output.status, text(&output.stderr)), (0, ""));
        text(&output.stdout).to_owned()
    };
    assert_eq!(print(&[], FORMATTED), FORMATTED);
    assert_eq!(print(&["--mlir-print-op-generic"], FORMATTED), GENERIC);
    assert_eq!(print(&[], GENERIC), FORMATTED);
}

#[test]
fn formats_of_described_ops_are_checked() {
    for (format, message) in [
        ("$lhs attr-dict", "operand 'rhs' not found"),
        ("$lhs $rhs", "'attr-dict' directive not found"),
        (
            "$lhs $rhs attr-dict",
            "the type of operand 'lhs' is not spelled and follows from nothing",
        ),
        (
            "custom<It>($lhs) $rhs attr-dict `:` type($lhs)",
            "a described op has no custom directives",
        ),
        (&"(".repeat(100_000), "nests more than 64 deep"),
    ] {
        let description = format!(
            "irdl.dialect @d {{ irdl.operation @add attributes {{assembly_format = \"{format}\"}} \
             {{ %0 = irdl.any irdl.operands(lhs: %0, rhs: %0) }} }}"
        );
        let output = with_description(&description, &[], "");
        let wanted = format!("error: 'irdl.operation' op 'assembly_format': {message}\n");
        assert!(text(&output.stderr).contains(&wanted), "{}", text(&output.stderr));
        assert_eq!(output.status, 1);
    }
}

#[test]
fn what_passes_do_is_checked() {
    let input = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";
    let output = call(&["mlir-opt", "--check-semantics", "--canonicalize"], input);
    let said = "check-semantics: 1 functions run; runs after passes: 8 agree, 0 differ, 0 without \
                verdict\n";
    assert_eq!((output.status, text(&output.stderr)), (0, said));
    assert!(text(&output.stdout).contains("func.func @f"));
}

/// A module of many functions with attributes that have aliases, after regions too.
fn many_aliases() -> String {
    let function = |number: i32| {
        format!(
            "func.func @f{number}(%a: i1) {{\n  scf.if %a {{\n    \"x.y\"() {{n = {number} : i64}} : () -> ()\n  \
             }} {{m = affine_map<(d0) -> (d0 + {number})>}}\n  return loc(\"l\":{number}:1)\n}}\n"
        )
    };
    (0..9000).map(function).collect()
}

#[test]
fn functions_are_printed_as_the_module_is() {
    let input = many_aliases();
    for flags in [&[][..], &["--mlir-print-debuginfo"]] {
        let argv = [&["mlir-opt", "--allow-unregistered-dialect"], flags].concat();
        // A marker that is nowhere: the module is read and printed whole.
        let whole = [&argv[..], &["--split-input-file=no such line"]].concat();
        let (got, want) = (call(&argv, &input), call(&whole, &input));
        assert_eq!((got.status, got.stderr), (0, Vec::new()));
        assert!(got.stdout == want.stdout);
    }
}

#[test]
fn names_of_locations_are_strings() {
    for byte in ["\x0b", "\x0c"] {
        let input = format!("#loc = loc(\"a{byte}b\":1:2)\n");
        let output = call(&["mlir-opt"], &input);
        let said = text(&output.stderr).lines().next();
        assert_eq!(said, Some("<stdin>:1:14: error: expected '\"' in string literal"));
    }
}

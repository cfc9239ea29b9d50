//! Modules of any size, each with one thing there is much of: what a pass does
//! with many of that should take as many times longer as there is more of it.

use std::fmt::Write as _;

/// A kind of module.
pub(super) struct Shape {
    pub(super) name: &'static str,
    /// The text of one with so many of what there is many of.
    pub(super) text: fn(usize) -> String,
}

/// All shapes; the names say what there is many of.
pub(super) static SHAPES: &[Shape] = &[
    Shape { name: "arith-chain", text: arith_chain },
    Shape { name: "equal-ops", text: equal_ops },
    Shape { name: "index-chain", text: index_chain },
    Shape { name: "accesses", text: accesses },
    Shape { name: "subview-chain", text: subview_chain },
    Shape { name: "subviews", text: subviews },
    Shape { name: "slots", text: slots },
    Shape { name: "stores-of-a-slot", text: stores_of_a_slot },
    Shape { name: "slot-in-diamonds", text: slot_in_diamonds },
    Shape { name: "arrays", text: arrays },
    Shape { name: "structs", text: structs },
    Shape { name: "blocks", text: blocks },
    Shape { name: "diamonds", text: diamonds },
    Shape { name: "cycles", text: cycles },
    Shape { name: "cycles-with-two-ends", text: two_ends },
    Shape { name: "switch", text: switch },
    Shape { name: "returns", text: returns },
    Shape { name: "fors", text: fors },
    Shape { name: "for-iter-args", text: for_iter_args },
    Shape { name: "for-invariants", text: for_invariants },
    Shape { name: "for-slices", text: for_slices },
    Shape { name: "deep-fors", text: deep_fors },
    Shape { name: "ifs", text: ifs },
    Shape { name: "nested-ifs", text: nested_ifs },
    Shape { name: "whiles", text: whiles },
    Shape { name: "parallels", text: parallels },
    Shape { name: "nested-parallels", text: nested_parallels },
    Shape { name: "foralls", text: foralls },
    Shape { name: "affine-fors", text: affine_fors },
    Shape { name: "affine-accesses", text: affine_accesses },
    Shape { name: "affine-applies", text: affine_applies },
    Shape { name: "leaf-calls", text: leaf_calls },
    Shape { name: "call-chain", text: call_chain },
    Shape { name: "call-ring", text: call_ring },
    Shape { name: "dead-symbols", text: dead_symbols },
    Shape { name: "nested-modules", text: nested_modules },
    Shape { name: "equal-functions", text: equal_functions },
    Shape { name: "arguments", text: arguments },
    Shape { name: "results", text: results },
    Shape { name: "reversed", text: reversed },
    Shape { name: "math", text: math },
    Shape { name: "launches", text: launches },
    Shape { name: "buffers-in-branches", text: buffers_in_branches },
    Shape { name: "uses-in-regions", text: uses_in_regions },
    Shape { name: "selects", text: selects },
    Shape { name: "structured-ops", text: structured_ops },
    Shape { name: "kernels", text: kernels },
    Shape { name: "kernel-ops", text: kernel_ops },
];

/// Text for each number below `count`.
pub(super) fn each(count: usize, one: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for index in 0..count {
        let _ = writeln!(text, "{}", one(index));
    }
    text
}

/// Numbered names or types in a row.
pub(super) fn list(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect::<Vec<_>>().join(", ")
}

fn function(signature: &str, body: &str) -> String {
    format!("func.func @f({signature} {{\n{body}}}\n")
}

fn arith_chain(n: usize) -> String {
    let ops = ["addi", "muli", "xori", "andi", "maxsi", "subi"];
    let line = |i: usize| {
        let op = ops.get(i % ops.len()).copied().unwrap_or("addi");
        format!("%v{} = arith.{op} %v{i}, %y : i32", i + 1)
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %y: i32) -> i32", &body)
}

fn equal_ops(n: usize) -> String {
    let line = |i| {
        format!(
            "%c{i} = arith.constant 7 : i32\n%a{i} = arith.addi %x, %c{i} : i32\n\
             memref.store %a{i}, %m[%i] : memref<?xi32>"
        )
    };
    function("%x: i32, %m: memref<?xi32>, %i: index)", &(each(n, line) + "return\n"))
}

fn index_chain(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%a{i} = index.add %v{i}, %c\n%b{i} = index.ceildivs %a{i}, %c\n\
             %v{} = index.mul %b{i}, %a{i}",
            i + 1
        )
    };
    let body = format!("%c = index.constant 3\n{}return %v{n} : index\n", each(n, line));
    function("%v0: index) -> index", &body)
}

fn accesses(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%x{i} = memref.load %m[%i] : memref<?xi32>\nmemref.store %x{i}, %o[%i] : memref<?xi32>\n\
             %y{i} = memref.load %m[%i] : memref<?xi32>\nmemref.store %y{i}, %o[%i] : memref<?xi32>"
        )
    };
    let signature = "%m: memref<?xi32>, %o: memref<?xi32>, %i: index)";
    function(signature, &(each(n, line) + "return\n"))
}

const STRIDED: &str = "memref<?xi32, strided<[1], offset: ?>>";

fn subview_chain(n: usize) -> String {
    let line = |i: usize| {
        format!("%m{} = memref.subview %m{i}[%i] [%i] [1] : {STRIDED} to {STRIDED}", i + 1)
    };
    let body =
        format!("{}%x = memref.load %m{n}[%i] : {STRIDED}\nreturn %x : i32\n", each(n, line));
    function(&format!("%m0: {STRIDED}, %i: index) -> i32"), &body)
}

fn subviews(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%m{i} = memref.subview %m[%i] [%i] [1] : {STRIDED} to {STRIDED}\n\
             %x{i} = memref.load %m{i}[%i] : {STRIDED}\nmemref.store %x{i}, %m{i}[%i] : {STRIDED}"
        )
    };
    function(&format!("%m: {STRIDED}, %i: index)"), &(each(n, line) + "return\n"))
}

fn slots(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = memref.alloca() : memref<i32>\nmemref.store %v{i}, %s{i}[] : memref<i32>\n\
             %v{} = memref.load %s{i}[] : memref<i32>",
            i + 1
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32) -> i32", &body)
}

fn stores_of_a_slot(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "memref.store %v{i}, %s[] : memref<i32>\n%l{i} = memref.load %s[] : memref<i32>\n\
             %v{} = arith.addi %l{i}, %v0 : i32",
            i + 1
        )
    };
    let body = format!("%s = memref.alloca() : memref<i32>\n{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32) -> i32", &body)
}

fn slot_in_diamonds(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "cf.cond_br %c, ^a{i}, ^b{i}\n^a{i}:\nmemref.store %v, %s[] : memref<i32>\n\
             cf.br ^j{next}\n^b{i}:\n%x{i} = memref.load %s[] : memref<i32>\n\
             %y{i} = arith.addi %x{i}, %v : i32\nmemref.store %y{i}, %s[] : memref<i32>\n\
             cf.br ^j{next}\n^j{next}:"
        )
    };
    let body = format!(
        "%s = memref.alloca() : memref<i32>\n{}%x = memref.load %s[] : memref<i32>\nreturn %x : i32\n",
        each(n, line)
    );
    function("%v: i32, %c: i1) -> i32", &body)
}

fn arrays(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = memref.alloca() : memref<4xi32>\nmemref.store %v{i}, %s{i}[%c0] : memref<4xi32>\n\
             memref.store %v{i}, %s{i}[%c1] : memref<4xi32>\n\
             %v{} = memref.load %s{i}[%c1] : memref<4xi32>",
            i + 1
        )
    };
    let body = format!(
        "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n{}return %v{n} : i32\n",
        each(n, line)
    );
    function("%v0: i32) -> i32", &body)
}

fn structs(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = llvm.alloca %one x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr\n\
             %p{i} = llvm.getelementptr inbounds %s{i}[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>\n\
             llvm.store %v{i}, %p{i} : i32, !llvm.ptr\n%v{} = llvm.load %p{i} : !llvm.ptr -> i32",
            i + 1
        )
    };
    format!(
        "llvm.func @f(%v0: i32) -> i32 {{\n%one = llvm.mlir.constant(1 : i32) : i32\n{}llvm.return %v{n} : i32\n}}\n",
        each(n, line)
    )
}

fn blocks(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%w{i} = arith.addi %v{i}, %x : i32\ncf.br ^bb{next}(%w{i} : i32)\n^bb{next}(%v{next}: i32):"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn diamonds(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%c{i} = arith.cmpi slt, %v{i}, %x : i32\ncf.cond_br %c{i}, ^a{i}, ^b{i}\n\
             ^a{i}:\n%p{i} = arith.addi %v{i}, %x : i32\ncf.br ^j{next}(%p{i} : i32)\n\
             ^b{i}:\n%q{i} = arith.muli %v{i}, %x : i32\ncf.br ^j{next}(%q{i} : i32)\n\
             ^j{next}(%v{next}: i32):"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn cycles(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "cf.br ^h{i}(%v{i} : i32)\n^h{i}(%w{i}: i32):\n%c{i} = arith.cmpi slt, %w{i}, %x : i32\n\
             cf.cond_br %c{i}, ^b{i}, ^e{i}\n^b{i}:\n%p{i} = arith.addi %w{i}, %x : i32\n\
             cf.br ^h{i}(%p{i} : i32)\n^e{i}:\n%v{next} = arith.addi %w{i}, %v0 : i32"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn two_ends(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "cf.br ^h{i}(%v{i} : i32)\n^h{i}(%w{i}: i32):\n%c{i} = arith.cmpi slt, %w{i}, %x : i32\n\
             cf.cond_br %c{i}, ^b{i}, ^j{next}(%w{i} : i32)\n^b{i}:\n\
             %p{i} = arith.addi %w{i}, %x : i32\n%d{i} = arith.cmpi eq, %p{i}, %x : i32\n\
             cf.cond_br %d{i}, ^j{next}(%p{i} : i32), ^h{i}(%p{i} : i32)\n^j{next}(%v{next}: i32):"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn switch(n: usize) -> String {
    let cases = list(n, |i| format!("{i}: ^c{i}"));
    let line = |i: usize| format!("^c{i}:\n%p{i} = arith.addi %x, %y : i32\ncf.br ^e(%p{i} : i32)");
    let body = format!(
        "cf.switch %x : i32, [default: ^e(%y : i32), {cases}]\n{}^e(%r: i32):\nreturn %r : i32\n",
        each(n, line)
    );
    function("%x: i32, %y: i32) -> i32", &body)
}

fn returns(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%v{next} = arith.addi %v{i}, %x : i32\n%c{i} = arith.cmpi slt, %v{next}, %x : i32\n\
             cf.cond_br %c{i}, ^r{i}, ^n{i}\n^r{i}:\nreturn %v{i} : i32\n^n{i}:"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

const BOUNDS: &str = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n\
                      %c8 = arith.constant 8 : index\n";

fn fors(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%v{next} = scf.for %i = %c0 to %n step %c8 iter_args(%a = %v{i}) -> (i32) {{\n\
             %d = arith.subi %n, %i : index\n%k = arith.index_cast %d : index to i32\n\
             %s = arith.addi %a, %k : i32\nscf.yield %s : i32\n}}"
        )
    };
    let body = format!("{BOUNDS}{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %n: index) -> i32", &body)
}

fn for_iter_args(n: usize) -> String {
    let n = n.max(1);
    let types = list(n, |_| "i32".to_owned());
    let args = list(n, |i| format!("%a{i} = %v"));
    let line = |i: usize| {
        let before = i.saturating_sub(1);
        format!("%b{i} = arith.addi %a{i}, %a{before} : i32")
    };
    let yields = list(n, |i| format!("%b{i}"));
    let body = format!(
        "{BOUNDS}%r:{n} = scf.for %i = %c0 to %n step %c1 iter_args({args}) -> ({types}) {{\n\
         {}scf.yield {yields} : {types}\n}}\nreturn %r#{} : i32\n",
        each(n, line),
        n - 1
    );
    function("%v: i32, %n: index) -> i32", &body)
}

fn for_invariants(n: usize) -> String {
    let line = |i: usize| format!("%v{} = arith.addi %v{i}, %v0 : i32", i + 1);
    let body = format!(
        "{BOUNDS}scf.for %i = %c0 to %n step %c1 {{\nscf.for %j = %c0 to %n step %c1 {{\n\
         {}memref.store %v{n}, %m[%j] : memref<?xi32>\n}}\n}}\nreturn\n",
        each(n, line)
    );
    function("%v0: i32, %n: index, %m: memref<?xi32>)", &body)
}

fn for_slices(n: usize) -> String {
    let line = |i: usize| {
        let (at, next) = (i * 4, i + 1);
        format!(
            "%s{i} = tensor.extract_slice %t{i}[{at}] [4] [1] : tensor<?xi32> to tensor<4xi32>\n\
             %u{i} = \"foo.bar\"(%s{i}) : (tensor<4xi32>) -> tensor<4xi32>\n\
             %t{next} = tensor.insert_slice %u{i} into %t{i}[{at}] [4] [1] : tensor<4xi32> into tensor<?xi32>"
        )
    };
    let body = format!(
        "{BOUNDS}%r = scf.for %i = %c0 to %n step %c1 iter_args(%t0 = %t) -> (tensor<?xi32>) {{\n\
         {}scf.yield %t{n} : tensor<?xi32>\n}}\nreturn %r : tensor<?xi32>\n",
        each(n, line)
    );
    function("%t: tensor<?xi32>, %n: index) -> tensor<?xi32>", &body)
}

/// How deep the loops of a function are nested.
const DEPTH: usize = 50;

fn deep_fors(n: usize) -> String {
    let open = |i: usize| {
        format!("scf.for %i{} = %i{i} to %n step %c1 {{\n%k{i} = arith.addi %n, %n : index", i + 1)
    };
    let one = |f: usize| {
        format!(
            "func.func @f{f}(%i0: index, %n: index, %m: memref<?xindex>) {{\n\
             %c1 = arith.constant 1 : index\n{}memref.store %k0, %m[%i{DEPTH}] : memref<?xindex>\n\
             {}return\n}}",
            each(DEPTH, open),
            "}\n".repeat(DEPTH)
        )
    };
    each(n.div_ceil(DEPTH), one)
}

/// A tenth as deep as there are many, since each line of the output is indented as deep as it is.
fn nested_ifs(n: usize) -> String {
    let begin = each(n / 10, |_| "scf.if %b {".to_owned());
    let end = each(n / 10, |_| "}".to_owned());
    let body = format!("{begin}memref.store %a, %m[] : memref<i32>\n{end}return\n");
    function("%a: i32, %b: i1, %m: memref<i32>)", &body)
}

fn ifs(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%c{i} = arith.cmpi slt, %v{i}, %x : i32\n%e{i} = arith.muli %v{i}, %x : i32\n\
             %v{next} = scf.if %c{i} -> (i32) {{\n%p = arith.addi %v{i}, %e{i} : i32\n\
             scf.yield %p : i32\n}} else {{\nscf.yield %v{i} : i32\n}}"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn whiles(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%v{next} = scf.while (%a = %v{i}) : (i32) -> i32 {{\n\
             %c = arith.cmpi slt, %a, %x : i32\nscf.condition(%c) %a : i32\n}} do {{\n\
             ^bb0(%b: i32):\n%s = arith.addi %b, %x : i32\nscf.yield %s : i32\n}}"
        )
    };
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    function("%v0: i32, %x: i32) -> i32", &body)
}

fn parallels(n: usize) -> String {
    let line = |i: usize| {
        let (from, to) = (i % 2, (i + 1) % 2);
        format!(
            "scf.parallel (%i) = (%c0) to (%c8) step (%c1) {{\n\
             %x = memref.load %m{from}[%i] : memref<8xi32>\n\
             memref.store %x, %m{to}[%i] : memref<8xi32>\nscf.reduce\n}}"
        )
    };
    let body = format!(
        "{BOUNDS}%m0 = memref.alloc() : memref<8xi32>\n%m1 = memref.alloc() : memref<8xi32>\n\
         {}return\n",
        each(n, line)
    );
    function(")", &body)
}

/// A nest a thirtieth as deep, of loops of which each has a dimension that runs once.
fn nested_parallels(n: usize) -> String {
    let depth = n.div_ceil(30);
    let open = |i: usize| {
        format!("scf.parallel (%i{i}, %j{i}) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {{")
    };
    let body = format!(
        "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n\
         {}memref.store %v, %m[%n] : memref<?xi32>\n{}return\n",
        each(depth, open),
        "}\n".repeat(depth)
    );
    function("%n: index, %m: memref<?xi32>, %v: i32)", &body)
}

fn foralls(n: usize) -> String {
    let line = |_| {
        "scf.forall (%i, %j) in (8, %n) {\n%x = memref.load %m[%i] : memref<?xi32>\n\
         memref.store %x, %m[%j] : memref<?xi32>\n}"
            .to_owned()
    };
    function("%m: memref<?xi32>, %n: index)", &(each(n, line) + "return\n"))
}

fn affine_fors(n: usize) -> String {
    let line = |_| {
        "affine.for %i = 0 to min affine_map<(d0) -> (d0, 64)>(%n) {\n\
         %x = affine.load %m[%i + 1] : memref<?xi32>\naffine.store %x, %m[%i] : memref<?xi32>\n}"
            .to_owned()
    };
    function("%m: memref<?xi32>, %n: index)", &(each(n, line) + "return\n"))
}

fn affine_accesses(n: usize) -> String {
    let line = |i: usize| {
        let cell = i % 7;
        format!(
            "%x{i} = affine.load %m[%i + {cell}] : memref<?xi32>\n\
             affine.store %x{i}, %o[%i + {cell}] : memref<?xi32>\n\
             %y{i} = affine.load %o[{cell}] : memref<?xi32>\n\
             affine.store %y{i}, %o[%i] : memref<?xi32>"
        )
    };
    let body = format!("affine.for %i = 0 to %n {{\n{}}}\nreturn\n", each(n, line));
    function("%m: memref<?xi32>, %o: memref<?xi32>, %n: index)", &body)
}

fn affine_applies(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%a{i} = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0)>(%v{i})[%n]\n\
             %v{next} = affine.min affine_map<(d0)[s0] -> (d0 mod 7, s0, 128)>(%a{i})[%n]"
        )
    };
    let body = format!("{}return %v{n} : index\n", each(n, line));
    function("%v0: index, %n: index) -> index", &body)
}

fn leaf_calls(n: usize) -> String {
    let line = |i: usize| format!("%v{} = call @leaf(%v{i}, %v0) : (i32, i32) -> i32", i + 1);
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    let leaf = "func.func private @leaf(%a: i32, %b: i32) -> i32 {\n\
                %c = arith.xori %a, %b : i32\n%d = arith.muli %c, %b : i32\nreturn %d : i32\n}\n";
    format!("{leaf}{}", function("%v0: i32) -> i32", &body))
}

/// A function that calls another one.
fn caller(name: usize, callee: usize) -> String {
    format!(
        "func.func private @f{name}(%a: i32, %m: memref<i32>) -> i32 {{\n\
         memref.store %a, %m[] : memref<i32>\n\
         %b = call @f{callee}(%a, %m) : (i32, memref<i32>) -> i32\nreturn %b : i32\n}}"
    )
}

const ENTRY: &str = "func.func @main(%a: i32, %m: memref<i32>) -> i32 {\n\
                     %b = call @f0(%a, %m) : (i32, memref<i32>) -> i32\nreturn %b : i32\n}\n";

fn call_chain(n: usize) -> String {
    let last = format!(
        "func.func private @f{n}(%a: i32, %m: memref<i32>) -> i32 {{\n\
         memref.store %a, %m[] : memref<i32>\nreturn %a : i32\n}}\n"
    );
    format!("{ENTRY}{}{last}", each(n, |i| caller(i, i + 1)))
}

fn call_ring(n: usize) -> String {
    let n = n.max(1);
    format!("{ENTRY}{}", each(n, |i| caller(i, (i + 1) % n)))
}

fn dead_symbols(n: usize) -> String {
    let one = |i: usize| {
        format!(
            "func.func private @f{i}() {{\n\"foo.bar\"() {{f = @f{}}} : () -> ()\nreturn\n}}",
            i + 1
        )
    };
    format!("{}func.func private @f{n}()\n", each(n, one))
}

fn nested_modules(n: usize) -> String {
    let one = |i: usize| {
        format!(
            "module @m{i} {{\nfunc.func nested @g() -> i32 {{\n%c = arith.constant {i} : i32\n\
             return %c : i32\n}}\nfunc.func private @h() -> i32 {{\n\
             %c = call @g() : () -> i32\nreturn %c : i32\n}}\n}}"
        )
    };
    let used = format!(
        "func.func @f() {{\n{}return\n}}\n",
        each(n, |i| format!("\"foo.bar\"() {{f = @m{i}::@g}} : () -> ()"))
    );
    each(n, one) + &used
}

fn equal_functions(n: usize) -> String {
    let one = |i: usize| {
        format!(
            "func.func private @f{i}(%a: i32) -> i32 {{\n%c = arith.constant {} : i32\n\
             %b = arith.addi %a, %c : i32\nreturn %b : i32\n}}",
            i % 7
        )
    };
    let line = |i: usize| format!("%v{} = call @f{i}(%v{i}) : (i32) -> i32", i + 1);
    let body = format!("{}return %v{n} : i32\n", each(n, line));
    each(n, one) + &function("%v0: i32) -> i32", &body)
}

fn arguments(n: usize) -> String {
    let n = n.max(1);
    let signature = list(n, |i| format!("%a{i}: i32"));
    let types = list(n, |_| "i32".to_owned());
    let passed = list(n, |_| "%x".to_owned());
    format!(
        "func.func private @g({signature}) -> i32 {{\n%r = arith.addi %a0, %a{} : i32\n\
         return %r : i32\n}}\n\
         func.func @f(%x: i32) -> i32 {{\n%r = call @g({passed}) : ({types}) -> i32\n\
         cf.br ^bb1({passed} : {types})\n^bb1({signature}):\n\
         %s = arith.addi %r, %a0 : i32\nreturn %s : i32\n}}\n",
        n - 1
    )
}

fn results(n: usize) -> String {
    let n = n.max(1);
    let types = list(n, |_| "i32".to_owned());
    let given = list(n, |i| format!("%v{i}"));
    let line = |i: usize| format!("%v{} = arith.addi %v{i}, %v0 : i32", i + 1);
    format!(
        "func.func private @g(%v0: i32) -> ({types}) {{\n{}return {given} : {types}\n}}\n\
         func.func @f(%x: i32) -> i32 {{\n%r:{n} = call @g(%x) : (i32) -> ({types})\n\
         %s:{n} = \"foo.bar\"() : () -> ({types})\n%t = arith.addi %r#{}, %s#0 : i32\n\
         return %t : i32\n}}\n",
        each(n, line),
        n - 1
    )
}

fn reversed(n: usize) -> String {
    let line = |i: usize| {
        let at = n - i;
        format!("%v{at} = arith.addi %v{}, %c : i32", at - 1)
    };
    let ends = "%v0 = arith.constant 5 : i32\n%c = arith.constant 3 : i32\n";
    format!("module {{\n{}{ends}}}\n", each(n, line))
}

fn math(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "%s{i} = math.sin %v{i} : f32\n%c{i} = math.cos %v{i} : f32\n\
             %m{i} = arith.mulf %s{i}, %c{i} fastmath<fast> : f32\n\
             %v{next} = arith.addf %m{i}, %v0 fastmath<fast> : f32"
        )
    };
    let body = format!("{}return %v{n} : f32\n", each(n, line));
    function("%v0: f32) -> f32", &body)
}

/// Kernels that all use the same constant.
fn launches(n: usize) -> String {
    let sizes = "(%x, %y, %z) in (%gx = %c1, %gy = %c1, %gz = %c1)";
    let threads = "(%i, %j, %k) in (%bx = %c1, %by = %c1, %bz = %c1)";
    let launch = |_| {
        format!(
            "gpu.launch blocks{sizes} threads{threads} {{\n\
             memref.store %c1, %m[%i] : memref<?xindex>\ngpu.terminator\n}}"
        )
    };
    let body = format!("%c1 = arith.constant 1 : index\n{}return\n", each(n, launch));
    function("%m: memref<?xindex>)", &body)
}

/// Memory that one of two blocks allocates, and a third frees.
fn buffers_in_branches(n: usize) -> String {
    let branch = |i| {
        format!(
            "cf.cond_br %c, ^a{i}, ^b{i}\n\
             ^a{i}:\n%x{i} = memref.alloc() : memref<4xf32>\ncf.br ^j{i}(%x{i} : memref<4xf32>)\n\
             ^b{i}:\n%y{i} = memref.alloc() : memref<4xf32>\ncf.br ^j{i}(%y{i} : memref<4xf32>)\n\
             ^j{i}(%z{i}: memref<4xf32>):\nmemref.dealloc %z{i} : memref<4xf32>"
        )
    };
    function("%c: i1)", &format!("{}return\n", each(n, branch)))
}

/// Values that many regions use.
fn uses_in_regions(n: usize) -> String {
    let branch = |_| {
        "scf.if %c {\n%s = arith.addi %x, %y : index\nmemref.store %s, %m[%x] : memref<?xindex>\n}"
            .to_owned()
    };
    let values = "%x = arith.addi %a, %a : index\n%y = arith.muli %a, %a : index\n";
    let body = format!("{values}{}return\n", each(n, branch));
    function("%c: i1, %a: index, %m: memref<?xindex>)", &body)
}

/// Memory that is one of ever more.
fn selects(n: usize) -> String {
    let select = |i: usize| {
        let next = i + 1;
        format!(
            "%n{i} = memref.alloc() : memref<4xf32>\n\
             %m{next} = arith.select %c, %m{i}, %n{i} : memref<4xf32>"
        )
    };
    let body = format!(
        "%m0 = memref.alloc() : memref<4xf32>\n{}\
         memref.store %f, %m{n}[%a] : memref<4xf32>\nreturn\n",
        each(n, select)
    );
    function("%c: i1, %f: f32, %a: index)", &body)
}

/// Structured ops on the same memory, and on tensors that one hands to the next.
fn structured_ops(n: usize) -> String {
    let line = |i: usize| {
        let next = i + 1;
        format!(
            "linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) \
             outs(%b : memref<4x4xf32>)\n\
             %t{next} = linalg.add ins(%t{i}, %t{i} : tensor<?xf32>, tensor<?xf32>) \
             outs(%t{i} : tensor<?xf32>) -> tensor<?xf32>"
        )
    };
    let body = format!("{}return %t{n} : tensor<?xf32>\n", each(n, line));
    let signature =
        "%a: memref<4x4xf32>, %b: memref<4x4xf32>, %t0: tensor<?xf32>) -> tensor<?xf32>";
    function(signature, &body)
}

/// What kernels do, each time with a text of its own.
fn work(i: usize) -> String {
    format!(
        "%i{i} = gpu.thread_id x\n%e{i} = math.exp %x : f32\ngpu.barrier\n\
         gpu.printf \"{i}: %f\", %e{i} : f32"
    )
}

fn kernels(n: usize) -> String {
    let kernel = |i: usize| {
        let signature = format!("@k{i}(%x: f32) workgroup(%w: memref<4xf32, 3>) kernel");
        format!("gpu.func {signature} {{\n{}\ngpu.return\n}}", work(i))
    };
    format!("gpu.module @m {{\n{}}}\n", each(n, kernel))
}

fn kernel_ops(n: usize) -> String {
    format!(
        "gpu.module @m {{\ngpu.func @k(%x: f32) kernel {{\n{}gpu.return\n}}\n}}\n",
        each(n, work)
    )
}

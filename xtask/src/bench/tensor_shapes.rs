//! Modules on tensors, each with one thing there is much of: what is written to where it is and
//! what is copied has to be found out of all at once.

use super::shapes::{Shape, each, list};

/// All shapes; the names say what there is many of.
pub(super) static TENSOR_SHAPES: &[Shape] = &[
    Shape { name: "tensor-writes", text: writes },
    Shape { name: "tensor-reads", text: reads },
    Shape { name: "tensor-copies", text: copies },
    Shape { name: "tensor-parts", text: parts },
    Shape { name: "tensor-parts-of-one", text: parts_of_one },
    Shape { name: "tensor-writes-to-part", text: writes_to_part },
    Shape { name: "tensor-empties", text: empties },
    Shape { name: "tensor-selects", text: selects },
    Shape { name: "tensor-selects-of-new", text: selects_of_new },
    Shape { name: "tensor-ifs", text: ifs },
    Shape { name: "tensor-ifs-of-two", text: ifs_of_two },
    Shape { name: "tensor-nested-ifs", text: nested_ifs },
    Shape { name: "tensor-cases", text: cases },
    Shape { name: "tensor-fors", text: fors },
    Shape { name: "tensor-iter-args", text: iter_args },
    Shape { name: "tensor-whiles", text: whiles },
    Shape { name: "tensor-foralls", text: foralls },
    Shape { name: "tensor-loops-that-read", text: loops_that_read },
    Shape { name: "tensor-blocks", text: blocks },
    Shape { name: "tensor-diamonds", text: diamonds },
    Shape { name: "tensor-arguments", text: arguments },
    Shape { name: "tensor-calls", text: calls },
    Shape { name: "tensor-layers", text: layers },
];

/// A function on two tensors `%t0` and `%u`, a condition `%c`, an element `%x` and an index `%i`,
/// that gives a tensor.
fn function(body: &str, result: &str) -> String {
    format!(
        "func.func @f(%t0: tensor<8xf32>, %u: tensor<8xf32>, %c: i1, %x: f32, %i: index) \
         -> tensor<8xf32> {{\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n\
         {body}return {result} : tensor<8xf32>\n}}\n"
    )
}

/// An op that writes to a tensor.
fn write(to: &str, from: &str) -> String {
    format!("{to} = tensor.insert %x into {from}[%i] : tensor<8xf32>")
}

fn writes(n: usize) -> String {
    let line = |i: usize| {
        let write = write(&format!("%t{}", i + 1), &format!("%t{i}"));
        format!("%r{i} = tensor.extract %t{i}[%i] : tensor<8xf32>\n{write}")
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn reads(n: usize) -> String {
    let line = |i: usize| format!("%r{i} = tensor.extract %v[%i] : tensor<8xf32>");
    let [first, last] = [write("%v", "%t0"), write("%w", "%v")];
    function(&format!("{first}\n{}{last}\n", each(n, line)), "%w")
}

fn copies(n: usize) -> String {
    let line = |i: usize| {
        let [own, other] = [("w", "%t0".to_owned()), ("z", format!("%k{i}"))]
            .map(|(to, from)| write(&format!("%{to}{i}"), &from));
        format!("{own}\n%k{i} = bufferization.alloc_tensor() copy(%w{i}) : tensor<8xf32>\n{other}")
    };
    function(&each(n, line), "%t0")
}

fn parts(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = tensor.extract_slice %t{i}[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>\n\
             %w{i} = tensor.insert %x into %s{i}[%i] : tensor<4xf32>\n\
             %t{} = tensor.insert_slice %w{i} into %t{i}[%i] [4] [1] : \
             tensor<4xf32> into tensor<8xf32>",
            i + 1
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn parts_of_one(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = tensor.extract_slice %t0[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>\n\
             %w{i} = tensor.insert %x into %s{i}[%i] : tensor<4xf32>\n\
             %r{i} = tensor.extract %w{i}[%i] : tensor<4xf32>"
        )
    };
    function(&each(n, line), "%t0")
}

fn writes_to_part(n: usize) -> String {
    let line = |i: usize| format!("%s{} = tensor.insert %x into %s{i}[%i] : tensor<4xf32>", i + 1);
    let body = format!(
        "%s0 = tensor.extract_slice %t0[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>\n\
         {}%w = tensor.insert_slice %s{n} into %t0[%i] [4] [1] : \
         tensor<4xf32> into tensor<8xf32>\n",
        each(n, line)
    );
    function(&body, "%w")
}

fn empties(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%e{i} = tensor.empty() : tensor<4xf32>\n\
             %w{i} = linalg.fill ins(%x : f32) outs(%e{i} : tensor<4xf32>) -> tensor<4xf32>\n\
             %t{} = tensor.insert_slice %w{i} into %t{i}[%i] [4] [1] : \
             tensor<4xf32> into tensor<8xf32>",
            i + 1
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn selects(n: usize) -> String {
    let line =
        |i: usize| format!("%t{} = arith.select %c, %t{i}, %t{} : tensor<8xf32>", i + 2, i + 1);
    let body = format!("{}\n{}", write("%t1", "%u"), each(n, line));
    function(&body, &format!("%t{}", n + 1))
}

fn selects_of_new(n: usize) -> String {
    let line = |i: usize| {
        let write = write(&format!("%w{i}"), &format!("%e{i}"));
        format!(
            "%e{i} = tensor.empty() : tensor<8xf32>\n{write}\n\
             %t{} = arith.select %c, %t{i}, %w{i} : tensor<8xf32>\n\
             %r{i} = tensor.extract %t{}[%i] : tensor<8xf32>",
            i + 1,
            i + 1
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

/// A choice between what two regions give, of which the first has an op.
fn choice(to: &str, op: &str, (one, other): (&str, &str)) -> String {
    format!(
        "{to} = scf.if %c -> tensor<8xf32> {{\n{op}\nscf.yield {one} : tensor<8xf32>\n}} else {{\n\
         scf.yield {other} : tensor<8xf32>\n}}"
    )
}

fn ifs(n: usize) -> String {
    let line = |i: usize| {
        let before = format!("%t{i}");
        choice(&format!("%t{}", i + 1), &write("%w", &before), ("%w", &before))
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn ifs_of_two(n: usize) -> String {
    let line = |i: usize| {
        let [one, other, to] = [i, i + 1, i + 2].map(|at| format!("%t{at}"));
        choice(&to, "", (&one, &other))
    };
    let body = format!("{}\n{}", write("%t1", "%u"), each(n, line));
    function(&body, &format!("%t{}", n + 1))
}

/// How deep choices are nested.
const DEPTH: usize = 50;

fn nested_ifs(n: usize) -> String {
    let nest = |g: usize| {
        let open = |i: usize| format!("%n{g}_{i} = scf.if %c -> tensor<8xf32> {{");
        let close = |i: usize| {
            let inner = match i {
                0 => "%u".to_owned(),
                _ => format!("%n{g}_{}", DEPTH - i),
            };
            format!(
                "scf.yield {inner} : tensor<8xf32>\n}} else {{\n\
                 scf.yield %t{g} : tensor<8xf32>\n}}"
            )
        };
        let write = write(&format!("%t{}", g + 1), &format!("%n{g}_0"));
        format!("{}{}{write}", each(DEPTH, open), each(DEPTH, close))
    };
    let count = n.div_ceil(DEPTH);
    function(&each(count, nest), &format!("%t{count}"))
}

fn cases(n: usize) -> String {
    let case = |i: usize| {
        let write = write("%w", "%v");
        format!("case {i} {{\n{write}\nscf.yield %w : tensor<8xf32>\n}}")
    };
    let body = format!(
        "{}\n%s = scf.index_switch %i -> tensor<8xf32>\n{}default {{\n\
         scf.yield %v : tensor<8xf32>\n}}\n",
        write("%v", "%t0"),
        each(n, case)
    );
    function(&body, "%s")
}

fn fors(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%t{} = scf.for %j = %c0 to %i step %c1 iter_args(%a = %t{i}) -> tensor<8xf32> {{\n\
             {}\nscf.yield %w : tensor<8xf32>\n}}",
            i + 1,
            write("%w", "%a")
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn iter_args(n: usize) -> String {
    let n = n.max(1);
    let types = list(n, |_| "tensor<8xf32>".to_owned());
    let (args, yields) = (list(n, |i| format!("%a{i} = %t0")), list(n, |i| format!("%w{i}")));
    let writes = each(n, |i| write(&format!("%w{i}"), &format!("%a{i}")));
    let body = format!(
        "%r:{n} = scf.for %j = %c0 to %i step %c1 iter_args({args}) -> ({types}) {{\n\
         {writes}scf.yield {yields} : {types}\n}}\n"
    );
    function(&body, "%r#0")
}

fn whiles(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%t{} = scf.while (%a = %t{i}) : (tensor<8xf32>) -> tensor<8xf32> {{\n\
             %e = tensor.extract %a[%i] : tensor<8xf32>\n%l = arith.cmpf olt, %e, %x : f32\n\
             scf.condition(%l) %a : tensor<8xf32>\n}} do {{\n^bb0(%b: tensor<8xf32>):\n\
             {}\nscf.yield %w : tensor<8xf32>\n}}",
            i + 1,
            write("%w", "%b")
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn foralls(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%t{} = scf.forall (%j) in (2) shared_outs(%o = %t{i}) -> tensor<8xf32> {{\n\
             %s = tensor.extract_slice %o[%j] [4] [1] : tensor<8xf32> to tensor<4xf32>\n\
             %w = linalg.fill ins(%x : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>\n\
             scf.forall.in_parallel {{\ntensor.parallel_insert_slice %w into %o[%j] [4] [1] : \
             tensor<4xf32> into tensor<8xf32>\n}}\n}}",
            i + 1
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

fn loops_that_read(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%s{i} = scf.for %j = %c0 to %i step %c1 iter_args(%a = %x) -> f32 {{\n\
             %e = tensor.extract %t0[%j] : tensor<8xf32>\n%b = arith.addf %a, %e : f32\n\
             scf.yield %b : f32\n}}"
        )
    };
    function(&format!("{}{}\n", each(n, line), write("%w", "%t0")), "%w")
}

fn blocks(n: usize) -> String {
    let block = |i: usize| {
        format!(
            "^b{i}(%v{i}: tensor<8xf32>):\n{}\ncf.br ^b{}(%w{i} : tensor<8xf32>)",
            write(&format!("%w{i}"), &format!("%v{i}")),
            i + 1
        )
    };
    let begin = "cf.br ^b0(%t0 : tensor<8xf32>)\n";
    let body = format!("{begin}{}^b{n}(%v{n}: tensor<8xf32>):\n", each(n, block));
    function(&body, &format!("%v{n}"))
}

fn diamonds(n: usize) -> String {
    let block = |i: usize| {
        let next = i + 1;
        format!(
            "^b{i}(%v{i}: tensor<8xf32>):\n\
             cf.cond_br %c, ^l{i}(%v{i} : tensor<8xf32>), ^b{next}(%v{i} : tensor<8xf32>)\n\
             ^l{i}(%l{i}: tensor<8xf32>):\n{}\ncf.br ^b{next}(%w{i} : tensor<8xf32>)",
            write(&format!("%w{i}"), &format!("%l{i}"))
        )
    };
    let begin = "cf.br ^b0(%t0 : tensor<8xf32>)\n";
    let body = format!("{begin}{}^b{n}(%v{n}: tensor<8xf32>):\n", each(n, block));
    function(&body, &format!("%v{n}"))
}

fn arguments(n: usize) -> String {
    let n = n.max(1);
    let types = list(n, |_| "tensor<8xf32>".to_owned());
    let args = list(n, |i| format!("%a{i}: tensor<8xf32>"));
    let writes = each(n, |i| write(&format!("%w{i}"), &format!("%a{i}")));
    let results = list(n, |i| format!("%w{i}"));
    format!(
        "func.func @f({args}, %x: f32, %i: index) -> ({types}) {{\n\
         {writes}return {results} : {types}\n}}\n"
    )
}

fn calls(n: usize) -> String {
    let signature = "(%a: tensor<8xf32>, %x: f32, %i: index) -> tensor<8xf32>";
    let first = format!(
        "func.func private @f0{signature} {{\n{}\nreturn %w : tensor<8xf32>\n}}\n",
        write("%w", "%a")
    );
    let line = |i: usize| {
        format!(
            "func.func private @f{}{signature} {{\n%r = func.call @f{i}(%a, %x, %i) : \
             (tensor<8xf32>, f32, index) -> tensor<8xf32>\n{}\nreturn %w : tensor<8xf32>\n}}",
            i + 1,
            write("%w", "%r")
        )
    };
    first + &each(n, line)
}

fn layers(n: usize) -> String {
    let line = |i: usize| {
        format!(
            "%e{i} = tensor.empty() : tensor<8xf32>\n%t{} = linalg.generic {{indexing_maps = \
             [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]}} \
             ins(%t{i} : tensor<8xf32>) outs(%e{i} : tensor<8xf32>) {{\n\
             ^bb0(%p: f32, %q: f32):\n%s = arith.mulf %p, %p : f32\nlinalg.yield %s : f32\n\
             }} -> tensor<8xf32>",
            i + 1
        )
    };
    function(&each(n, line), &format!("%t{n}"))
}

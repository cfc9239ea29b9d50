// RUN: mlir-opt %s --irdl-file=%S/apart.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected base attribute 'pa.d' but got 'i32'}}
"d.attribute"() {a = i32} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'pa.d' but got '!d.p<i32>'}}
"d.attribute"() {a = !d.p<i32>} : () -> ()

// -----

// expected-error @+1 {{expected type, got attribute '#d.pa<i32>}}
"d.type"() {a = #d.pa<i32>} : () -> ()

// -----

// expected-error @+1 {{expected base type 'd.p' but got 'i32'}}
"d.type"() {a = i32} : () -> ()

// -----

// expected-error @+2 {{op expects exactly 1 operands, but got 0}}
// expected-error @+1 {{'d.regions' op unexpected number of regions: expected 1 but got 0}}
"d.regions"() : () -> ()

// -----

// expected-error @+2 {{op expects exactly 1 operands, but got 0}}
// expected-error @+1 {{expected region 0 to have 1 arguments but got 0}}
"d.regions"() ({}) : () -> ()

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1e5} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"x.op"() {a = .5} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1.0e} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1.0e+} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = 1.0f} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"x.op"() {a = 0x100000000 : f32} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : i32} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : index} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : vector<4xf32>} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : tensor<4xf32>} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : complex<f32>} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"x.op"() {a = 1.0 : !foo.bar} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = nan : f32} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = inf : f32} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"x.op"() {a = 0x1.8p3 : f32} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"x.op"() {a = -0x1.0p0 : f32} : () -> ()

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, 42 : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a 42 i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : 42 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 42 %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return 42 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 42 i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : 42 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 42
// -----

// expected-error @+1 {{expected operation name in quotes}}
@f func.func(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func ( @f%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '('}}
func.func @f%a (: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(: %a i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%ai32 :) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: ) i32 -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a: i32-> ) i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) i32 -> { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> { i32 %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 %0 { = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { = %0 arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0 arith.addi = %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = %a arith.addi, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi , %a %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ','}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a%a , : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, : %a i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a i32 : return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : return i32 %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 %0 return : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return : %0 i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 i32 : }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : } i32

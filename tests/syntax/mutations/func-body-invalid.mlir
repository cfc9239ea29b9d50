// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
 @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func (%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '('}}
func.func @f%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: ) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a: i32 -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32)  i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) ->  { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
func.func @f(%a: i32) -> i32  %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 {  = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0  arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 =  %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi , %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ','}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a,  : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a  i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a :  return %0 : i32 }
// -----

// expected-error @+1 {{expected integer number of results}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32  %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return  : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0  i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 :  }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 
// -----

func.func
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

// expected-error @+1 {{expected '('}}
func.func @f
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a:
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a: i32
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) ->
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32) -> i32
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 {
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 =
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi
// -----

// expected-error @+1 {{expected ','}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a,
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a :
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 :
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '('}}
func.func @f @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f( (%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a %a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: : i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a: i32 i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) ) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0 %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ','}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, , %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 i32 return %0 : i32 }
// -----

// expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 } }
// -----

// expected-error @+1 {{expected operation name in quotes}}
, @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func ,(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '('}}
func.func @f,%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(,: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a, i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: ,) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) , i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> , { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 , %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { , = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected valid ssa identifier}}
func.func @f(%a: i32) -> i32 { %0 , arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = , %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi ,, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, , : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a , i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : , return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 , %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return , : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 , i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : , }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 ,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func 42(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '('}}
func.func @f42%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(42: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a42 i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: 42) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ')'}}
func.func @f(%a: i3242 -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) 42 i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: i32) -> 42 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 42 %0 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { 42 = arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected '=' after SSA name}}
func.func @f(%a: i32) -> i32 { %0 42 arith.addi %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @f(%a: i32) -> i32 { %0 = 42 %a, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected SSA operand}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi 42, %a : i32 return %0 : i32 }
// -----

// expected-error @+1 {{expected ','}}
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a42 %a : i32 return %0 : i32 }

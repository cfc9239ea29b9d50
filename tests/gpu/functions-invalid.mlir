// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @f() { gpu.return }

// -----

gpu.module @m {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f() }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected body with at least one block}}
  gpu.func @f() { } }

// -----

gpu.module @m {
  // expected-note @+1 {{return type declared here}}
  gpu.func @f() -> i32 {
    // expected-error @+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{block with no terminator, has "gpu.printf"() <{format = "x"}> : () -> ()}}
  gpu.func @f() { gpu.printf "x" } }

// -----

gpu.module @m {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  gpu.func @f() { func.return } }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f(%a: i32) workgroup(%b: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @f(%a: i32) private(%b: memref<f32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @f(%a: i32) workgroup(%b: memref<f32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @f(%a: i32) workgroup(%b: memref<f32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f(%a: i32) workgroup(%b: memref<*xf32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0: gpu.return }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'f32'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: f32): gpu.return }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected memref type in attribution}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: i32, %b: f32): gpu.return }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected at least 2 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: i32): gpu.return }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op requires string attribute 'sym_name'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: i32): gpu.return }) {} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
  "gpu.func"() <{function_type = i32}> ({ ^bb0(%a: i32): gpu.return }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op requires attribute 'function_type'}}
  "gpu.func"() ({ ^bb0(%a: i32): gpu.return }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({ }) {sym_name = "f"} : () -> () }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op attribute 'known_block_size' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  gpu.func @f(%a: i32) attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op gpu.known_cluster_size must be a dense i32 array}}
  gpu.func @f(%a: i32) attributes {gpu.known_cluster_size = 3 : i32} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' attribute 'gpu.kernel' occurs more than once in the attribute list}}
  gpu.func @f(%a: i32) kernel attributes {gpu.kernel} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' attribute 'sym_name' occurs more than once in the attribute list}}
  gpu.func @f(%a: i32) attributes {sym_name = "g"} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' attribute 'function_type' occurs more than once in the attribute list}}
  gpu.func @f(%a: i32) attributes {function_type = () -> ()} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' attribute 'workgroup_attributions' occurs more than once in the attribute list}}
  gpu.func @f(%a: i32) attributes {workgroup_attributions = 1 : i64} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func private @f(%a: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' expected SSA identifier}}
  gpu.func @f(%a: i32, ...) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' expected type instead of SSA identifier}}
  gpu.func @f(i32, %a: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' expected SSA identifier}}
  gpu.func @f(%a: i32, i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func f(%a: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{expected '('}}
  gpu.func @f {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f() private(%a : memref<f32>) workgroup(%a : memref<f32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @f() kernel workgroup(%a : memref<f32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{expected ':'}}
  gpu.func @f() workgroup(%a) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @+1 {{expected '(' in argument list}}
  gpu.func @f() workgroup {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() kernel attributes {
    gpu.return
  // expected-error @+1 {{expected '{' to begin a region}}
  }
}

// -----

gpu.module @m {
  // expected-note @+1 {{see existing symbol definition here}}
  gpu.func @f() {
    // expected-error @+1 {{redefinition of symbol named 'f'}}
    gpu.return } gpu.func @f() { gpu.return
  }
}

// -----

// expected-error @+1 {{custom op 'gpu.module' expected valid '@'-identifier for symbol name}}
gpu.module { }

// -----

// expected-error @+1 {{expected '{' to begin a region}}
gpu.module @m

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] { }

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [1 : i32] { }

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [#nvvm.target, 1 : i32] { }

// -----

// expected-error @+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @m <1 : i32> { }

// -----

// expected-error @+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @m <#nvvm.target> { }

// -----

// expected-error @+1 {{expected attribute value}}
gpu.module @m <> { }

// -----

// expected-error @+1 {{custom op 'gpu.module' 'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m attributes {targets = []} { }

// -----

// expected-error @+1 {{'gpu.module' op region should have no arguments}}
gpu.module @m { ^bb0(%a: i32): }

// -----

// expected-error @+1 {{'gpu.module' op expects region #0 to have 0 or 1 blocks}}
gpu.module @m { ^bb0: gpu.printf "x" ^bb1: gpu.printf "x" }

// -----

// expected-error @+1 {{'gpu.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"gpu.module"() ({}) {sym_name = "a"} : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op requires attribute 'sym_name'}}
"gpu.module"() ({^bb0:}) : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"gpu.module"() ({^bb0:}) {sym_name = 1 : i32} : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
"gpu.module"() <{sym_name = "a", targets = []}> ({^bb0:}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {sym_name = "a", targets = 1 : i32} for op gpu.module: Invalid attribute `targets` in property conversion: 1 : i32}}
"gpu.module"() <{sym_name = "a", targets = 1 : i32}> ({^bb0:}) : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
"gpu.module"() <{sym_name = "a", offloadingHandler = 1 : i32}> ({^bb0:}) : () -> ()

// -----

// expected-error @+1 {{'gpu.module' op symbol's parent must have the SymbolTable trait}}
func.func @f() { gpu.module @m { }
  return
}

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @a []

// -----

// expected-error @+1 {{expected attribute value}}
gpu.binary @a

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @a [1 : i32]

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @a <1 : i32> [#gpu.object<#nvvm.target, "a">]

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @a <#nvvm.target> [#gpu.object<#nvvm.target, "a">]

// -----

// expected-error @+1 {{expected attribute value}}
gpu.binary @a <> [#gpu.object<#nvvm.target, "a">]

// -----

// expected-error @+1 {{expected operation name in quotes}}
gpu.binary @a <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "a">] {a}

// -----

// expected-error @+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
"gpu.binary"() <{sym_name = "a", objects = []}> : () -> ()

// -----

// expected-error @+1 {{'gpu.binary' op requires attribute 'objects'}}
"gpu.binary"() <{sym_name = "a"}> : () -> ()

// -----

// expected-error @+1 {{'gpu.binary' op requires attribute 'sym_name'}}
"gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "a">]}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {objects = 1 : i32, sym_name = "a"} for op gpu.binary: Invalid attribute `objects` in property conversion: 1 : i32}}
"gpu.binary"() <{sym_name = "a", objects = 1 : i32}> : () -> ()

// -----

// expected-error @+1 {{'gpu.return' op expects parent op 'gpu.func'}}
gpu.return

// -----

// expected-error @+1 {{'gpu.return' op expects parent op 'gpu.func'}}
func.func @f() { gpu.return }

// -----

gpu.module @m {
  // expected-error @+1 {{'gpu.func' op attribute 'private_attrib_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  gpu.func @f(%a: i32) attributes {private_attrib_attrs = [1 : i32]} {
    gpu.return
  }
}

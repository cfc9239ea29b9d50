// RUN: mlir-opt %s --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op got 0 kernel operands but expected 2}}
    gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32, %j : i32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @k::@n blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel function '@k::@e' is undefined}}
    gpu.launch_func @k::@e blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel function '@k::@zz' is undefined}}
    gpu.launch_func @k::@zz blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel container 'zz' is undefined}}
    gpu.launch_func @zz::@zz blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel module 'function' is undefined}}
    gpu.launch_func @function::@zz blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel container 'inner' is undefined}}
    gpu.launch_func @inner::@x blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-note @+1 {{see the kernel definition here}}
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op referenced kernel '@k' is not a function}}
    gpu.launch_func @k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel function '@k::@in::@q' is undefined}}
    gpu.launch_func @k::@in::@q blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    // expected-note @+1 {{see the kernel definition here}}
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op referenced kernel '@k::@gl' is not a function}}
    gpu.launch_func @k::@gl blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel container 'd' is undefined}}
    gpu.launch_func @d::@l blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{custom op 'gpu.launch_func' invalid kind of attribute specified}}
    gpu.launch_func "k" blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected attribute value}}
    gpu.launch_func blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{custom op 'gpu.launch_func' needs to be named when marked 'async'}}
    gpu.launch_func async @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{cannot name an operation with no results}}
    %0 = gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32, %f : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{use of undeclared SSA value name}}
    %0 = gpu.launch_func async [%t] <%p : !llvm.ptr> @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32, %f : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ','}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  // expected-note @+1 {{prior use here}}
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
    gpu.launch_func @bin::@f blocks in (%j, %j, %j) threads in (%j, %j, %j)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  // expected-note @+1 {{prior use here}}
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'i64' vs 'i32'}}
    gpu.launch_func @bin::@f blocks in (%j, %j, %j) threads in (%j, %j, %j) : i64
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op operand #0 must be index or 32-bit signless integer or 64-bit signless integer, but got 'i8'}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) : i8
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ','}}
    gpu.launch_func @bin::@f clusters in (%i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    gpu.launch_func @bin::@f blocks in (%i, %i, %i)
    // expected-error @+1 {{custom op 'gpu.launch_func' expected 'threads'}}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  // expected-note @+1 {{prior use here}}
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) dynamic_shared_memory_size %i
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ':'}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  // expected-note @+1 {{prior use here}}
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'f32' vs 'i32'}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ')' in argument list}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op kernel container 'a' is undefined}}
    gpu.launch_func @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) {kernel = @a}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ':'}}
    gpu.launch_func <%p> @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{expected ':'}}
    gpu.launch_func <> @bin::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op expects types of the cluster dimensions must be the same}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i, %i, %i, %j) <{kernel = @bin::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, i32) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op failed to verify that all of {gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ} have same type}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %j) <{kernel = @bin::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, i32) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op requires attribute 'kernel'}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{invalid properties {kernel = "a", operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} for op gpu.launch_func: Invalid attribute `kernel` in property conversion: "a"}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = "a", operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: i32, %b: f32) kernel {
      gpu.return
    }
    gpu.func @n(%a: i32) {
      gpu.return
    }
    memref.global "private" @gl : memref<4xf32>
  }
  func.func @function() {
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "a">]
  func.func @l(%i: index, %j: i32, %f: f32, %p: !llvm.ptr, %s: i8) {
    // expected-error @+1 {{'gpu.launch_func' op result #0 must be async token type, but got 'i32'}}
    %0 = "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = @bin::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> i32
    return
  }
}

// -----

func.func @l(%i: index) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

module { module attributes {gpu.container_module} { func.func @l(%i: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
} } }

// -----

module attributes {gpu.container_module} { module { func.func @l(%i: index) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
} } }

// -----

module attributes {gpu.container_module = 1 : i32} { func.func @l(%i: index) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
} }

// -----

// expected-error @+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
gpu.module @a attributes {gpu.container_module} { }

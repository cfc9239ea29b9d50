// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %t: !gpu.async.token) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func [%t] @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %t: !gpu.async.token) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    %z = gpu.launch_func async [%t, %t] @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: tensor<16xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%m : tensor<16xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: f32, %m: memref<?xf32>) kernel {
      gpu.return
    }
  }
  func.func @f(%s: index, %f: f32, %m: memref<?xf32>) {
    // expected-error @+1 {{'gpu.launch_func' op got 6 kernel operands but expected 2}}
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32, %m : memref<?xf32>)
    return
  }
}

// -----

func.func @f(%s: index, %t: !gpu.async.token) {
  // expected-error @+1 {{'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.ptr' into '!llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>'}}
  %h, %t1 = gpu.alloc async [%t] (%s) : memref<?xf32, 3>
  "x.use"(%h, %t1) : (memref<?xf32, 3>, !gpu.async.token) -> ()
  return
}
